import type { ErrorDetails } from '#contracts/errors';
import type { Coin } from '#domain/money/coin';
import { detailsOf } from '#web/lib/api-refusal';
import { coinNames, formatAmount } from '#web/lib/coins';
import { type RefusalCopy, messageFor } from '#web/lib/refusal-copy';
import { stateNames } from '#web/lib/state-names';

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
    `You can play here from the age of ${minimumAge}. Your coins stay where they are until then.`,
  'player/state-blocked': ({ state, since }, style) =>
    `They are not offered in ${stateNames[state] ?? state}, since ${dayLabel(since, style)}. Gold Coins can be played, and your Sweeps Coins stay yours.`,
  'play-limits/on-break': ({ until }, style) =>
    `It is at your own request, and ends by itself on ${instantLabel(until, style)}. Your coins wait for you.`,
  'play-limits/excluded': ({ until }, style) =>
    until === null
      ? 'It is at your own request, and for good. Prizes can still be ordered with the coins you have.'
      : `It is at your own request, until ${instantLabel(until, style)}. Prizes can still be ordered with the coins you have.`,
  'play-limits/stake-limit-reached': (limit, style) =>
    `You set it to ${amountOf(limit.most, style)} a ${limit.period}; ${amountOf(limit.left, style)} are left to stake. ${resetLabel(limit, style)}`,
  'play-limits/loss-limit-reached': (limit, style) =>
    `You set it to ${amountOf(limit.most, style)} a ${limit.period}; this stake could lose more than the ${amountOf(limit.left, style)} that are left. ${resetLabel(limit, style)}`,
  'play-limits/time-limit-reached': (limit, style) =>
    `You set it to ${minuteLabel(limit.most)} a ${limit.period}, and they are used up. ${resetLabel(limit, style)}`,
};

function resetLabel(
  { period, resetsAt }: ErrorDetails<'play-limits/time-limit-reached'>,
  style: Style,
): string {
  return `A new ${period} begins on ${instantLabel(resetsAt, style)}.`;
}

function amountOf(units: number, { coin, locale }: Style): string {
  return `${formatAmount(coin, units, { locale })} ${coinNames[coin].short}`;
}

function minuteLabel(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** A calendar day, which does not depend on the time zone. */
function dayLabel(day: string, { locale }: { locale?: string }): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

function instantLabel(
  at: string | null,
  { locale, timeZone }: { locale?: string; timeZone?: string },
): string {
  if (at === null) return '';
  const zone = timeZone ? { timeZone } : {};
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', ...zone }).format(
    new Date(at),
  );
}
