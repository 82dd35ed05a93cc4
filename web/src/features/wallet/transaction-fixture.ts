import type { Transaction } from '#contracts/wallet/ledger-shapes';

const noCoins = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };

/** Builds a ledger line with defaults. */
export function transaction(parts: Partial<Transaction>): Transaction {
  return {
    id: 'a',
    sequence: 1,
    kind: 'grant',
    at: '2026-11-21T04:00:00.000Z',
    postings: [],
    balances: noCoins,
    ...parts,
  };
}

type Round = NonNullable<Transaction['round']>;
type Spin = Extract<Round['outcome'], { family: 'slots' }>['spins'][number];

const spin: Spin = {
  stops: [],
  window: [],
  lineWins: [],
  wayWins: [],
  scatterWin: null,
  multiplier: 1,
  freeSpinsWon: 0,
  payout: 0,
};

/** Builds a round of one Sweeps Coin. */
export function roundLine(
  { payout = 0, freeSpins = 0, gameId = 'hk-slots' },
  parts: Partial<Transaction> = {},
): Transaction {
  return transaction({
    kind: 'round',
    round: {
      id: 'r',
      sequence: 1,
      at: '2026-11-21T04:00:00.000Z',
      gameId,
      coin: 'sweeps',
      stake: 100,
      payout,
      firstStake: 100,
      isSettled: true,
      choice: null,
      decisions: [],
      outcome: { family: 'slots', spins: Array.from({ length: 1 + freeSpins }, () => spin) },
      proof: { parHash: 'par', serverSeedHash: 'hash', clientSeed: 'seed', nonce: 7 },
    },
    ...parts,
  });
}

/** Builds a line of an unfinished round after these decisions. */
export function openRoundLine(decisions: string[]): Transaction {
  const { round } = roundLine({ gameId: 'blackjack' });
  return transaction({ kind: 'round-open', round: { ...(round as Round), isSettled: false, decisions } });
}

/** Builds a line of a hold or a release. */
export function holdLine(kind: 'hold' | 'release', purpose: 'checkout' | 'round' = 'checkout'): Transaction {
  const amount = kind === 'hold' ? 1_400 : -1_400;
  return transaction({
    kind,
    hold: { id: 'h', purpose },
    postings: [
      { account: 'player:sweeps-redeemable', coin: 'sweeps', amount: -amount },
      { account: 'player:sweeps-held', coin: 'sweeps', amount },
    ],
  });
}
