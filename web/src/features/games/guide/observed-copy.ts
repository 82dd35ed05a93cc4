import { coinNames } from '#web/lib/format/coins';
import { countLabel, shareLabel } from '#web/lib/format/numbers';
import type { ObservedReturn, PublishedFamily } from '../published-game';

/**
 * Observed return of one coin in a sentence or two: "Gold Coins: 95.12% returned over 12,345 rounds. By chance alone, 99 of 100 samples of
 * this size return between 93.1% and 98.1%." Where players decide, the range assumes the best play; at roulette it assumes single numbers, which have
 * the highest variance.
 */
export function observedLabel(
  { coin, rounds, return: share, band }: ObservedReturn['coins'][number],
  family: PublishedFamily,
  locale?: string,
): string {
  const { name } = coinNames[coin];
  if (share === null) return `${name}: no rounds yet.`;
  const count = countLabel(rounds, locale);
  const came = `${name}: ${percent(share, 2, locale)} returned over ${count} ${rounds === 1 ? 'round' : 'rounds'}.`;
  if (!band) return came;
  const range = `between ${percent(band.from, 1, locale)} and ${percent(band.to, 1, locale)}`;
  const expected = expectedLabel(family, range);
  const isWithin = share >= band.from && share <= band.to;
  return isWithin ? `${came} ${expected}.` : `${came} ${expected}; ${outsideLabel(family)} so far.`;
}

function expectedLabel(family: PublishedFamily, range: string): string {
  switch (family) {
    case 'blackjack':
    case 'video-poker':
      return `With best play, by chance alone, 99 of 100 samples of this size return ${range}`;
    case 'originals':
      return `By chance alone, 99 of 100 samples of this size return ${range} if every round is played with the choice that has the widest spread, and a narrower range otherwise`;
    case 'roulette':
      return `By chance alone, 99 of 100 samples of this size return ${range} if every chip is on a single number, and a narrower range otherwise`;
    default:
      return `By chance alone, 99 of 100 samples of this size return ${range}`;
  }
}

function outsideLabel(family: PublishedFamily): string {
  const isDecided = family === 'blackjack' || family === 'video-poker';
  return isDecided
    ? 'this one is outside that range, by chance or because of other play,'
    : 'this one is outside that range';
}

function percent(share: number, digits: number, locale?: string): string {
  return shareLabel(share, { least: digits, most: digits }, locale);
}
