import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Balances } from '#web/lib/balances';
import type { LeftOpen } from './left-open';
import type { PlayState } from './play-state';

/**
 * Finds the round whose payout is part of the newest balances although the player left it before its end. Rounds of this visit are
 * excluded, since the displayed balances wait for those anyway.
 *
 * @param leftOpen  the open round when the game was opened
 */
export function unseenRound(
  { played, hasShown, phase, awaits, kept, replayed }: PlayState,
  leftOpen: LeftOpen | null,
): Round | null {
  const left =
    leftOpen && 'played' in leftOpen && leftOpen.awaits === 'seeing' ? leftOpen.played.round : null;
  if (!played) return hasShown ? null : left;
  if (phase !== 'showing' || awaits !== 'seeing' || replayed) return null;
  return kept || played.id === left?.id ? played : null;
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
