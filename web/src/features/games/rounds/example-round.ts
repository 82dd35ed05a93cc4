import type { Round } from '#contracts/wallet/ledger-shapes';

/** A round builder for tests: a wheel without a win on 100 Gold Coins; `change` overrides it. */
export function exampleRound(change: Partial<Round> = {}): Round {
  return {
    id: 'round-7',
    sequence: 7,
    at: '2026-11-21T12:00:00.000Z',
    gameId: 'harbour-wheel',
    coin: 'gold',
    firstStake: 100,
    stake: 100,
    payout: 0,
    choice: null,
    decisions: [],
    isSettled: true,
    outcome: { family: 'wheel', segment: 3, multiple: 0, payout: 0 },
    proof: { parHash: 'par', serverSeedHash: 'hash', clientSeed: 'client-seed', nonce: 4 },
    ...change,
  };
}
