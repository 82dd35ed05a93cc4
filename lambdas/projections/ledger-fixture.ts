import type { Row } from '#lambdas/runtime/aws/stream-rows';

/** Builds a ledger row for unit tests, by which a player gains or loses gold in a round or otherwise. */
export function ledgerRow(
  player: string,
  sequence: number,
  { gold = 1, at = '2026-11-21T12:00:00.000Z', kind = 'round', stake = 100, gameId = 'hk-slots' } = {},
): Row {
  const round = { gameId, parHash: '9f', coin: 'gold', stake, payout: Math.max(0, stake + gold) };
  return {
    player,
    entry: `${player}-${sequence}`,
    sequence,
    at,
    input: 'hash',
    detail: { kind, ...(kind === 'round' && round) },
    balances: { gold: 1000, sweepsUnplayed: 0, sweepsRedeemable: 0 },
    postings: [
      ['player:gold', 'gold', gold],
      ['house:games', 'gold', -gold],
    ],
  };
}
