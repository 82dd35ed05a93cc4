import type { Band } from '#components/charts/band-chart';
import type { PublicAnswer } from '#web/lib/api/play-fab-ops-types';
import { coinNames } from '#web/lib/format/coins';

type Observed = PublicAnswer<'/public/games/{id}/observed-return'>;

/** The observed return of a game. */
export interface GameReturn {
  readonly name: string;
  readonly observed: Observed;
}

type CoinReturn = Observed['coins'][number];

/** A verdict needs this many rounds, from which on the normal distribution describes them. */
const leastRounds = 1_000;
/** And a band of at most this width: within a wider one, a faulty game would look sound. */
const widestBand = 0.5;

/** What the rounds so far say about a game in a coin. */
export type ReturnVerdict = 'inside' | 'outside' | 'too-few';

/** Judges an observed return against its band, once there are enough rounds for a verdict. */
export function verdictOn({ rounds, return: share, band }: CoinReturn): ReturnVerdict {
  if (share === null || band === null || rounds < leastRounds || band.to - band.from > widestBand)
    return 'too-few';
  return share >= band.from && share <= band.to ? 'inside' : 'outside';
}

/** Returns the bands of games and coins with enough rounds for a verdict. */
export function bandsOf(read: readonly GameReturn[]): Band[] {
  return read.flatMap(({ name, observed: { exact, coins } }) =>
    coins.flatMap((each) =>
      verdictOn(each) === 'too-few' || each.band === null || each.return === null
        ? []
        : [
            {
              name: seriesName(name, each),
              from: Math.max(0, each.band.from),
              to: each.band.to,
              expected: exact.basisPoints / 10_000,
              observed: each.return,
            },
          ],
    ),
  );
}

/** Says in words how many games are inside their band, which are outside, and how many have too few rounds. */
export function verdictCopy(read: readonly GameReturn[]): string {
  const judged = read.flatMap(({ name, observed: { coins } }) =>
    coins
      .filter(({ rounds }) => rounds > 0)
      .map((each) => ({ name: seriesName(name, each), verdict: verdictOn(each) })),
  );
  const of = (verdict: ReturnVerdict) => judged.filter((each) => each.verdict === verdict);
  const [inside, outside, few] = [of('inside'), of('outside'), of('too-few')];
  const sentences = [
    outside.length > 0 && `Outside the band: ${outside.map(({ name }) => name).join('; ')}.`,
    inside.length > 0 && `Inside the band: ${inside.length} of ${judged.length}.`,
    few.length > 0 && `Too few rounds for a verdict: ${few.length} of ${judged.length}.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ') || 'No rounds yet.';
}

function seriesName(name: string, { coin }: CoinReturn): string {
  return `${name}, ${coinNames[coin].short}`;
}

/** Returns the scale in steps of a tenth; it includes every mark and band. */
export function scaleOf(bands: readonly Band[]): { least: number; most: number } {
  const all = bands.flatMap(({ from, to, expected, observed }) => [from, to, expected, observed]);
  const least = Math.floor(Math.max(0, Math.min(...all)) * 10) / 10;
  const most = Math.ceil(Math.max(...all) * 10) / 10;
  return { least, most: Math.max(most, least + 0.1) };
}
