import type { Band } from '#components/charts/band-chart';
import { coinNames } from '#web/lib/coins';
import type { PublicAnswer } from '#web/lib/play-fab-ops-types';

type Observed = PublicAnswer<'/public/games/{id}/observed-return'>;

/** What a game has paid back, as it was read. */
export interface GameReturn {
  readonly name: string;
  readonly observed: Observed;
}

/** Beyond it a band alone does not stretch the scale: after few rounds it is so wide that all others would be a dot beside it. */
const widest = 2;

/** The games and coins of which there is a return and a band, as far as there was any round. */
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

/** Where the scale begins and ends, in steps of a tenth: around every mark, and around bands as far as they are not too wide. */
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

/** Whether what a game paid back lies where chance leaves it in 99 of 100 series. */
export function isWithin({ from, to, observed }: Band): boolean {
  return observed >= from && observed <= to;
}
