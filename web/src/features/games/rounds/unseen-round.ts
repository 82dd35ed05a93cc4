import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Balances } from '#web/lib/live/balances';
import type { LeftOpen } from './left-open';
import type { RoundState } from './machine/round-state';

/**
 * Finds the round whose payout is part of the newest balances although the player left it before its end. Rounds of this visit are
 * excluded, since the displayed balances wait for those anyway.
 *
 * @param leftOpen  the open round when the game was opened
 */
export function unseenRound(
  { phase, table, presentations }: RoundState,
  leftOpen: LeftOpen | null,
): Round | null {
  const left = leftOpen?.awaits === 'seeing' ? leftOpen.played.round : null;
  if (!table) return presentations > 0 ? null : left;
  const { round, origin, awaits } = table;
  if (phase !== 'showing' || awaits !== 'seeing') return null;
  return origin === 'repeated' || round.id === left?.id ? round : null;
}

/** Whether the newest balances reveal nothing that the table has yet to show, so that no older ones need to be held. */
export function mayShowNewest(state: RoundState, leftOpen: LeftOpen | null): boolean {
  if (unseenRound(state, leftOpen) !== null) return false;
  const { phase, table } = state;
  const isResumed = table?.origin === 'resumed' && table.awaits !== 'seeing';
  return phase === 'idle' || phase === 'deciding' || isResumed;
}

/** Balances without a payout that they contain. No balance falls below zero, even if the payout was spent on another page. */
export function withoutPayout(
  balances: Balances,
  { coin, payout }: Pick<Round, 'coin' | 'payout'>,
): Balances {
  // Sweeps Coins payouts are credited as redeemable.
  const paidInto = coin === 'gold' ? 'gold' : 'sweepsRedeemable';
  return { ...balances, [paidInto]: Math.max(0, balances[paidInto] - payout) };
}
