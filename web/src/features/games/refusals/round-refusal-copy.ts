import type { ErrorDetails } from '#contracts/errors';
import type { Coin } from '#domain/money/coin';
import { detailsOf } from '#web/lib/api/api-refusal';
import { type RefusalCopy, messageFor } from '#web/lib/api/refusal-copy';
import { coinNames, formatAmount } from '#web/lib/format/coins';
import { longDayLabel, longInstantLabel } from '#web/lib/format/dates';
import { stateNames } from '#web/lib/player/state-names';

/** Format of amounts and times in a message. */
interface Style {
  readonly coin: Coin;
  readonly locale?: string;
  readonly timeZone?: string;
}

/**
 * Returns why a round was not played, with the details of the error in the player's own time.
 *
 * @param style.coin  the coin of the round, in which limits of stakes and losses are written
 */
export function roundRefusalMessage(failure: unknown, style: Style): RefusalCopy {
  const copy = messageFor(failure);
  return { ...copy, text: detailedText(failure, style) ?? copy.text };
}

function detailedText(failure: unknown, style: Style): string | undefined {
  for (const code of detailedCodes) {
    const text = textOf(code, failure, style);
    if (text !== undefined) return text;
  }
  return undefined;
}

function textOf<Code extends DetailedCode>(code: Code, failure: unknown, style: Style): string | undefined {
  const details = detailsOf(failure, code);
  return details && texts[code](details, style);
}

/** Errors whose details the player message includes. */
const detailedCodes = [
  'player/under-age',
  'player/state-blocked',
  'play-limits/on-break',
  'play-limits/excluded',
  'play-limits/stake-limit-reached',
  'play-limits/loss-limit-reached',
  'play-limits/time-limit-reached',
] as const;
type DetailedCode = (typeof detailedCodes)[number];

const texts: { [Code in DetailedCode]: (details: ErrorDetails<Code>, style: Style) => string } = {
  'player/under-age': ({ minimumAge }) =>
    `You must be at least ${minimumAge} to play here. Your coins stay in your account until then.`,
  'player/state-blocked': ({ state, since }, style) =>
    `They have not been available in ${stateNames[state] ?? state} since ${dayLabel(since, style)}. You can still play with Gold Coins, and your Sweeps Coins are still yours.`,
  'play-limits/on-break': ({ until }, style) =>
    `Your break ends on its own on ${instantLabel(until, style)}. Your coins are still yours.`,
  'play-limits/excluded': ({ until }, style) =>
    until === null
      ? 'Your self-exclusion is permanent. You can still order prizes with the coins you have.'
      : `Your self-exclusion lasts until ${instantLabel(until, style)}. You can still order prizes with the coins you have.`,
  'play-limits/stake-limit-reached': (limit, style) =>
    `Your limit is ${amountOf(limit.most, style)} a ${limit.period}, and you have ${amountOf(limit.left, style)} left. ${resetLabel(limit, style)}`,
  'play-limits/loss-limit-reached': (limit, style) =>
    `Your limit is ${amountOf(limit.most, style)} a ${limit.period}, and this stake could lose more than the ${amountOf(limit.left, style)} you have left. ${resetLabel(limit, style)}`,
  'play-limits/time-limit-reached': (limit, style) =>
    `Your limit is ${minuteLabel(limit.most)} a ${limit.period}, and you have used it up. ${resetLabel(limit, style)}`,
};

function resetLabel({ resetsAt }: ErrorDetails<'play-limits/time-limit-reached'>, style: Style): string {
  return `It resets on ${instantLabel(resetsAt, style)}.`;
}

function amountOf(units: number, { coin, locale }: Style): string {
  return `${formatAmount(coin, units, { locale })} ${coinNames[coin].short}`;
}

function minuteLabel(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** A calendar day, which does not depend on the time zone. */
function dayLabel(day: string, { locale }: { locale?: string }): string {
  return longDayLabel(day, { locale, timeZone: 'UTC' });
}

function instantLabel(at: string | null, place: { locale?: string; timeZone?: string }): string {
  return at === null ? '' : longInstantLabel(at, place);
}
