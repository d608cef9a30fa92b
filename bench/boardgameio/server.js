// boardgame.io's server with its in-memory store: nothing is ever stored on disk.
const { Server, Origins } = require('boardgame.io/server');
const { Area } = require('./game.js');

const server = Server({ games: [Area], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
