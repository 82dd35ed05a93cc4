import type { Row } from '#stores/stream-rows';

/** A row of the ledger for unit tests: a player gains gold from the house, or gives it. */
export function ledgerRow(
  player: string,
  sequence: number,
  { gold = 1, at = '2026-11-21T12:00:00.000Z', kind = 'round' } = {},
): Row {
  return {
    ...{ player, entry: `${player}-${sequence}`, sequence, at, input: 'hash', detail: { kind } },
    ...{ balances: { gold: 1000, sweepsUnplayed: 0, sweepsRedeemable: 0 } },
    postings: [
      ['player:gold', 'gold', gold],
      ['house:games', 'gold', -gold],
    ],
  };
}
