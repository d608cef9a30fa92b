// Measures boardgame.io's server (in memory) and ours (every move on disk before anybody sees it) by turns on this
// machine, and prints the ratios. As many tables, two seats followed at each, as many moves as go through.
//
//   node compare.js [PROGRAM] [TABLES] [SECONDS] [ROUNDS]
const { execFileSync, spawn } = require('node:child_process');
const { readFileSync } = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { io } = require('socket.io-client');

const PROGRAM = process.argv[2] ?? path.join(__dirname, '../../target/release/howlcrown');
const TABLES = Number(process.argv[3] ?? 100);
const SECONDS = Number(process.argv[4] ?? 10);
const ROUNDS = Number(process.argv[5] ?? 2);
const PORT = 8111;
const SEATS = ['0', '1'];

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const say = (name, value, unit) => console.log(`${name} ${value.toFixed(2)} ${unit}`);

/** The CPU seconds a process has used. */
function cpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function post(where, body) {
  return new Promise((done, failed) => {
    const headers = { 'content-type': 'application/json' };
    const request = http.request({ host: '127.0.0.1', port: PORT, method: 'POST', path: where, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => {
        if (answer.statusCode !== 200) return failed(new Error(`${where}: ${answer.statusCode} ${text}`));
        done(JSON.parse(text));
      });
    });
    request.on('error', failed);
    request.end(JSON.stringify(body));
  });
}

/** One table after the other: a move counts when both seats have seen it. */
async function play(measured) {
  while (!measured.over) {
    const { matchID } = await post('/games/area/create', { numPlayers: SEATS.length });
    const join = (playerID) => post(`/games/area/${matchID}/join`, { playerID, playerName: playerID });
    const keys = [];
    for (const seat of SEATS) keys.push((await join(seat)).playerCredentials);
    const states = SEATS.map(() => null);
    let seen = () => {};
    const sockets = [];
    for (const seat of SEATS) {
      const socket = io(`http://127.0.0.1:${PORT}/area`, { transports: ['websocket'], forceNew: true });
      const take = (state) => {
        states[seat] = state;
        seen();
      };
      socket.on('sync', (_, info) => take(info.state));
      socket.on('update', (_, state) => take(state));
      await new Promise((done) => socket.on('connect', done));
      sockets.push(socket);
    }
    /** Waits until both seats are at least at this state. */
    const both = (id) =>
      new Promise((done) => {
        seen = () => states.every((it) => it !== null && it._stateID >= id) && done();
        seen();
      });
    SEATS.forEach((seat, index) => sockets[index].emit('sync', matchID, seat, keys[index], SEATS.length));
    await both(0);
    while (!measured.over && states[0].ctx.gameover === undefined) {
      const state = states[0];
      const seat = state.ctx.currentPlayer;
      const free = state.G.cells.flatMap((it, at) => (it === null ? [at] : []));
      const at = free[Math.floor(Math.random() * free.length)];
      const payload = { type: 'place', args: [at], playerID: seat, credentials: keys[Number(seat)] };
      const begun = process.hrtime.bigint();
      sockets[Number(seat)].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, seat);
      await both(state._stateID + 1);
      measured.times.push(Number(process.hrtime.bigint() - begun) / 1e6);
    }
    sockets.forEach((it) => it.close());
  }
}

async function theirs() {
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = spawn('node', [path.join(__dirname, 'server.js'), String(PORT)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  });
  try {
    await new Promise((done, failed) => {
      server.stdout.once('data', done);
      server.once('exit', (code) => failed(new Error(`boardgame.io's server ended with ${code}`)));
    });
    const measured = { over: false, times: [] };
    const players = Array.from({ length: TABLES }, () => play(measured));
    Promise.all(players).catch((why) => {
      console.error(why);
      process.exitCode = 1;
      server.kill();
    });
    await pause(2); // compiled and warm
    measured.times = [];
    const [before, begun] = [cpu(server.pid), Date.now()];
    await pause(SECONDS);
    const times = measured.times.sort((a, b) => a - b);
    const [used, took] = [cpu(server.pid) - before, (Date.now() - begun) / 1000];
    measured.over = true;
    return { moves: times.length / took, perCpu: times.length / used, p99: times[Math.floor(times.length * 0.99)] };
  } finally {
    server.kill();
  }
}

function ours() {
  const flags = ['load', '--idle', '0', '--live', '0', '--tables', String(TABLES), '--seconds', String(SECONDS)];
  const text = execFileSync(PROGRAM, flags, { encoding: 'utf8' });
  const figures = Object.fromEntries(text.trim().split('\n').map((it) => it.split(' ').slice(0, 2)));
  return {
    moves: Number(figures['load.full.moves']),
    perCpu: Number(figures['load.full.moves.per.cpu']),
    p99: Number(figures['load.full.p99']),
  };
}

/** The middle of several rounds: the machine may have had other work in one of them. */
function middle(rounds, figure) {
  const values = rounds.map((it) => it[figure]).sort((a, b) => a - b);
  return (values[Math.floor((values.length - 1) / 2)] + values[Math.ceil((values.length - 1) / 2)]) / 2;
}

async function main() {
  const { version } = require('boardgame.io/package.json');
  console.error(`boardgame.io ${version}, store in memory, a small game: ${TABLES} tables, two seats followed at each`);
  console.error(`howlcrown, store SQLite with synchronous=FULL, Animal Kingdoms: the same; ${ROUNDS} rounds of ${SECONDS} s each by turns`);
  const rounds = { boardgameio: [], howlcrown: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.boardgameio.push(await theirs());
    rounds.howlcrown.push(ours());
  }
  for (const [name, all] of Object.entries(rounds)) {
    say(`${name}.moves`, middle(all, 'moves'), 'moves/s');
    say(`${name}.moves.per.cpu`, middle(all, 'perCpu'), 'moves/CPU s of the server');
    say(`${name}.p99`, middle(all, 'p99'), 'ms');
  }
  const ratio = (figure) => middle(rounds.howlcrown, figure) / middle(rounds.boardgameio, figure);
  say('ratio.moves', ratio('moves'), 'times');
  say('ratio.moves.per.cpu', ratio('perCpu'), 'times');
  process.exit();
}

main();
