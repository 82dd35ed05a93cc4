import { coinNames, formatAmount } from '#web/lib/format/coins';
import type { SlotRound } from '../published-slot-game';
import { type Feature, freeSpinsKnown, paidByFreeSpins, spinSeen } from './feature';

/** Label for a number of free spins. */
export function freeSpinLabel(count: number): string {
  return count === 1 ? '1 free spin' : `${count} free spins`;
}

/** Label of the win multiplier of a round's free spins: "every win ×2"; empty where there is none. */
export function multiplierLabel({ outcome }: SlotRound): string {
  const multiplier = outcome.spins[1]?.multiplier ?? 1;
  return multiplier === 1 ? '' : `every win ×${multiplier}`;
}

/** Message for a player who returns to free spins that were running. */
export function resumedLabel(round: SlotRound, locale?: string): string {
  const { spins } = round.outcome;
  const paid = paidByFreeSpins(spins, spins.length - 1);
  const left = 'You left during your free spins.';
  return paid === 0
    ? `${left} Here they are.`
    : `${left} The ${amountLabel(round, paid, locale)} they paid is already yours. Here they are.`;
}

/** Number of the current free spin, of those known so far; empty before the first. */
export function counterLabel(feature: Feature, { outcome }: SlotRound): string {
  if (feature.spin === 0) return '';
  return `Free spin ${feature.spin} of ${freeSpinsKnown(outcome.spins, spinSeen(feature))}`;
}

/** Result of the free spin on show, with its new awards; null while it turns. */
export function spinLabel({ stage, spin }: Feature, round: SlotRound, locale?: string): string | null {
  const shown = stage === 'shown' ? round.outcome.spins[spin] : undefined;
  if (!shown) return null;
  const result = shown.payout === 0 ? 'No win' : `Won ${amountLabel(round, shown.payout, locale)}`;
  return shown.freeSpinsWon > 0 ? `${result}, plus ${freeSpinLabel(shown.freeSpinsWon)}.` : `${result}.`;
}

/** Total of all free spins and of the round. */
export function summaryLabel(round: SlotRound, locale?: string): string {
  const { spins } = round.outcome;
  const paid = paidByFreeSpins(spins, spins.length - 1);
  const result = paid === 0 ? 'They won nothing this time.' : `They won ${amountLabel(round, paid, locale)}.`;
  return `The free spins are over. ${result} The round paid ${amountLabel(round, round.payout, locale)} in total.`;
}

/**
 * Screen-reader text of a stage: one short sentence a spin, repeated while the next spin turns, so that it is announced once.
 *
 * @param baseLabel     result of the staked spin
 * @param respinsLabel  sentence about its respins on show
 */
export function readOut(
  feature: Feature,
  round: SlotRound,
  {
    resumed,
    baseLabel,
    respinsLabel = '',
    locale,
  }: { resumed: boolean; baseLabel: string; respinsLabel?: string; locale?: string },
): string {
  const { stage } = feature;
  const { spins } = round.outcome;
  if (stage === 'respins') return respinsLabel;
  if (stage === 'base') return baseLabel;
  if (stage === 'summary') return summaryLabel(round, locale);
  const seen = spinSeen(feature);
  if (seen === 0) return introLabel(round, resumed, locale);
  const lastShown = { stage: 'shown', spin: seen } as const;
  const label = `${counterLabel(lastShown, round)}: ${spinLabel(lastShown, round, locale)}`;
  const paid = paidByFreeSpins(spins, seen);
  const own = spins[seen]?.payout;
  return own === 0 || paid === own ? label : `${label} ${amountLabel(round, paid, locale)} in total.`;
}

function introLabel(round: SlotRound, resumed: boolean, locale?: string): string {
  const won = freeSpinLabel(freeSpinsKnown(round.outcome.spins, 0));
  const begin = [won, multiplierLabel(round)].filter(Boolean).join(', ').replace('×', 'times ');
  return resumed ? `${resumedLabel(round, locale)} ${begin}.` : `${begin}.`;
}

/** An amount of the round's coin with the coin's name. */
export function amountLabel({ coin }: Pick<SlotRound, 'coin'>, units: number, locale?: string): string {
  return `${formatAmount(coin, units, { locale })} ${coinNames[coin].short}`;
}
