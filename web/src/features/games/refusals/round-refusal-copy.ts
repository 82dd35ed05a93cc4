import type { Coin } from '#domain/money/coin';
import { ApiRefusal } from '#web/lib/api-refusal';
import { coinNames, formatAmount } from '#web/lib/coins';
import { type RefusalCopy, messageFor } from '#web/lib/refusal-copy';
import { stateNames } from '#web/lib/state-names';

/** What a refused round may tell beside its code; which of it depends on the code. */
interface Details {
  readonly minimumAge: number;
  readonly state: string;
  readonly since: string;
  readonly until: string | null;
  readonly period: 'day' | 'week' | 'month';
  readonly most: number;
  readonly left: number;
  readonly resetsAt: string;
}

interface Told {
  readonly details: Details;
  readonly coin: Coin;
  readonly locale?: string;
  readonly timeZone?: string;
}

/**
 * Says why a round was not played, with the figures that come with the refusal and in the player's own time.
 *
 * @param round.coin  the coin of the round; limits of stakes and losses are told in it
 */
export function roundRefusalMessage(
  failure: unknown,
  round: { coin: Coin; locale?: string; timeZone?: string },
): RefusalCopy {
  const words = messageFor(failure);
  if (!(failure instanceof ApiRefusal) || !Object.hasOwn(texts, failure.code) || !failure.details)
    return words;
  const text = texts[failure.code as keyof typeof texts];
  return { title: words.title, text: text({ ...round, details: failure.details as Details }) };
}

const texts = {
  'player/under-age': ({ details }: Told) =>
    `You can play here from the age of ${details.minimumAge}. Your coins stay where they are until then.`,
  'player/state-blocked': ({ details, ...how }: Told) =>
    `They are not offered in ${stateNames[details.state] ?? details.state}, since ${dayLabel(details.since, how)}. Gold Coins can be played, and your Sweeps Coins stay yours.`,
  'play-limits/on-break': ({ details, ...how }: Told) =>
    `It is at your own request, and ends by itself on ${instantLabel(details.until, how)}. Your coins wait for you.`,
  'play-limits/excluded': ({ details, ...how }: Told) =>
    details.until === null
      ? 'It is at your own request, and for good. Prizes can still be ordered with the coins you have.'
      : `It is at your own request, until ${instantLabel(details.until, how)}. Prizes can still be ordered with the coins you have.`,
  'play-limits/stake-limit-reached': (told: Told) =>
    `You set it to ${amountOf(told, told.details.most)} ${perPeriod(told)}; ${amountOf(told, told.details.left)} are left to stake. ${resetLabel(told)}`,
  'play-limits/loss-limit-reached': (told: Told) =>
    `You set it to ${amountOf(told, told.details.most)} ${perPeriod(told)}; this stake could lose more than the ${amountOf(told, told.details.left)} that are left. ${resetLabel(told)}`,
  'play-limits/time-limit-reached': (told: Told) =>
    `You set it to ${minuteWords(told.details.most)} ${perPeriod(told)}, and they are used up. ${resetLabel(told)}`,
};

function perPeriod({ details }: Told): string {
  return `a ${details.period}`;
}

function resetLabel({ details, ...how }: Told): string {
  return `A new ${details.period} begins on ${instantLabel(details.resetsAt, how)}.`;
}

function amountOf({ coin, locale }: Told, units: number): string {
  return `${formatAmount(coin, units, { locale })} ${coinNames[coin].short}`;
}

function minuteWords(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** A day of the calendar, which is the same in every time zone. */
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
