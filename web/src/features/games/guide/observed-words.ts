import { coinNames } from '#web/lib/coins';
import type { ObservedReturn } from '../published-game';

/**
 * What rounds played with one coin have paid back, in a sentence or two: "Gold Coins: 95.12% came back in 12,345 rounds. By chance alone,
 * 99 of 100 such series end between 93.1% and 98.1%."
 */
export function observedWords(
  { coin, rounds, return: share, band }: ObservedReturn['coins'][number],
  locale?: string,
): string {
  const { name } = coinNames[coin];
  if (share === null) return `${name}: no round yet.`;
  const count = new Intl.NumberFormat(locale).format(rounds);
  const came = `${name}: ${percent(share, 2, locale)} came back in ${count} ${rounds === 1 ? 'round' : 'rounds'}.`;
  if (!band) return came;
  const range = `between ${percent(band.from, 1, locale)} and ${percent(band.to, 1, locale)}`;
  const isWithin = share >= band.from && share <= band.to;
  return isWithin
    ? `${came} By chance alone, 99 of 100 such series end ${range}.`
    : `${came} By chance alone, 99 of 100 such series end ${range}; this is one of the others so far.`;
}

function percent(share: number, digits: number, locale?: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}
