import { meanPay, type PayStatistics, payStatistics } from '../odds/pay-statistics';
import { type Share, share } from '../odds/share';
import { hundredths } from './multiple';
import type { ChoicePays, Original } from './original';

/**
 * Published figures of an original. The return is the lowest of all ways to play, so that no player gets less than is published; the
 * payouts are those of the listed choice with the highest variance.
 */
export interface OriginalParSheet extends PayStatistics {
  readonly gameId: string;
  readonly version: number;
  readonly family: 'originals';
  /** What the returns refer to. */
  readonly strategy: string;
  /** The same as `worst`. */
  readonly rtp: { readonly total: Share };
  readonly best: Share;
  /** A way to play that returns the most, and one that returns the least. */
  readonly bestChoice: string;
  readonly worst: Share;
  readonly worstChoice: string;
  /** The listed choice that hit rate, standard deviation, maximum win and bands are of. */
  readonly widest: string;
  readonly choices: readonly ChoiceFigures[];
}

/** Figures of one choice, or of one strategy in a game with decisions. */
export interface ChoiceFigures extends Pick<PayStatistics, 'hitRate' | 'maximumWin' | 'standardDeviation'> {
  readonly choice: string;
  readonly rtp: Share;
}

/** Computes the PAR sheet from the rules alone. */
export function originalParSheet(original: Original): OriginalParSheet {
  const { strategy, best, bestChoice, worst, worstChoice, choices } = original.figures();
  const statistics = choices.map(({ pays }) => payStatistics(pays, hundredths));
  const widest = statistics.reduce((wide, each) =>
    each.standardDeviation > wide.standardDeviation ? each : wide,
  );
  return {
    gameId: original.id,
    version: original.version,
    family: 'originals',
    strategy,
    rtp: { total: share(worst) },
    best: share(best),
    bestChoice,
    worst: share(worst),
    worstChoice,
    widest: (choices[statistics.indexOf(widest)] as ChoicePays).choice,
    ...widest,
    choices: choices.map(({ choice, pays }, at) => {
      const { hitRate, maximumWin, standardDeviation } = statistics[at] as PayStatistics;
      return { choice, rtp: share(meanPay(pays, hundredths)), hitRate, maximumWin, standardDeviation };
    }),
  };
}
