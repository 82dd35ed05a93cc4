import type { Band } from '#components/charts/band-chart';
import type { PublicAnswer } from '#web/lib/api/play-fab-ops-types';
import { coinNames } from '#web/lib/format/coins';

type Observed = PublicAnswer<'/public/games/{id}/observed-return'>;

/** The observed return of a game. */
export interface GameReturn {
  readonly name: string;
  readonly observed: Observed;
}

/** Bands do not stretch the scale beyond this value: after few rounds a band is so wide that all others would be dots beside it. */
const widest = 2;

/** Returns the bands of games and coins with at least one round. */
export function bandsOf(read: readonly GameReturn[]): Band[] {
  return read.flatMap(({ name, observed: { exact, coins } }) =>
    coins.flatMap(({ coin, return: share, band }) =>
      share === null || band === null
        ? []
        : [
            {
              name: `${name}, ${coinNames[coin].short}`,
              from: Math.max(0, band.from),
              to: band.to,
              expected: exact.basisPoints / 10_000,
              observed: share,
            },
          ],
    ),
  );
}

/** Returns the scale in steps of a tenth: it includes every mark, and bands up to their widest allowed value. */
export function scaleOf(bands: readonly Band[]): { least: number; most: number } {
  const all = bands.flatMap(({ from, to, expected, observed }) => [
    from,
    Math.min(to, widest),
    expected,
    observed,
  ]);
  const least = Math.floor(Math.max(0, Math.min(...all)) * 10) / 10;
  const most = Math.ceil(Math.max(...all) * 10) / 10;
  return { least, most: Math.max(most, least + 0.1) };
}

/** Whether an observed return is within the band of 99 of 100 series. */
export function isWithin({ from, to, observed }: Band): boolean {
  return observed >= from && observed <= to;
}
