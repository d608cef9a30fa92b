// A game about as large as ours for boardgame.io: two players claim the hexes of an 11×11 map, with a die and a score.
const { INVALID_MOVE } = require('boardgame.io/core');

const SIZE = 11;
const NEIGHBOURS = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, -1], [-1, 1]];

/** How many neighbouring hexes the player holds already. */
function beside(cells, at, player) {
  const [row, column] = [Math.floor(at / SIZE), at % SIZE];
  const own = ([down, right]) => {
    const [r, c] = [row + down, column + right];
    return r >= 0 && c >= 0 && r < SIZE && c < SIZE && cells[r * SIZE + c] === player;
  };
  return NEIGHBOURS.filter(own).length;
}

exports.Area = {
  name: 'area',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(SIZE * SIZE).fill(null), die: 0, score: {} }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID, random }, at) => {
      if (G.cells[at] !== null) return INVALID_MOVE;
      G.cells[at] = playerID;
      G.die = random.D6();
      G.score[playerID] = (G.score[playerID] ?? 0) + beside(G.cells, at, playerID);
    },
  },
  endIf: ({ G }) => (G.cells.every((it) => it !== null) ? { score: G.score } : undefined),
};
