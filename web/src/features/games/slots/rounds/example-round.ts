import type { Round } from '#web/lib/play-fab-ops-types';

/** A round for tests: nothing won on 100 Gold Coins, unless the test says otherwise. */
export function exampleRound(change: Partial<Round> = {}): Round {
  return {
    id: 'round-7',
    sequence: 7,
    at: '2026-11-21T12:00:00.000Z',
    gameId: 'hk-slots',
    coin: 'gold',
    stake: 100,
    payout: 0,
    outcome: { stops: [0, 0, 0], window: exampleWindow, lineWins: [], scatterWin: null },
    proof: { parHash: 'par', serverSeedHash: 'hash', clientSeed: 'client-seed', nonce: 4 },
    ...change,
  };
}

const exampleWindow = [
  ['ace', 'dragon', 'ferry-lantern'],
  ['king', 'dragon', 'ace'],
  ['ferry-lantern', 'dragon', 'queen'],
];
