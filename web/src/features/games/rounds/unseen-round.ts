import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Balances } from '#web/lib/balances';
import type { LeftOpen } from './left-open';
import type { PlayState } from './play-state';

/**
 * Finds the round that the newest balances tell of already although its player has not seen what it paid: it was left before it was
 * seen to its end. Rounds of this visit are not among them, as the balances on show wait for those anyway.
 *
 * @param leftOpen  what waited when the game was opened
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

/**
 * Balances without a payout that they contain. What was spent of it meanwhile, on another page, cannot be taken off again: no
 * balance falls below nothing.
 */
export function withoutPayout(
  balances: Balances,
  { coin, payout }: Pick<Round, 'coin' | 'payout'>,
): Balances {
  // Payouts of Sweeps Coins come as redeemable ones.
  const paidInto = coin === 'gold' ? 'gold' : 'sweepsRedeemable';
  return { ...balances, [paidInto]: Math.max(0, balances[paidInto] - payout) };
}
