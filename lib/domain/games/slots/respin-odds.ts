import { type Fraction, fraction, plus, times } from '../odds/fraction';
import { totalWeight } from '../odds/weighted-prizes';
import type { RespinRules } from './machine';

/** Exact odds of the respins that begin with a number of held symbols. */
export interface RespinOdds {
  /** Chance to end with each number of held symbols, by that number; only numbers that occur. */
  readonly ends: ReadonlyMap<number, Fraction>;
  /** Average number of respins. */
  readonly respins: Fraction;
}

/**
 * Computes the odds of respins as a Markov chain. Its states are the held symbols together with the respins left; every respin leads to more
 * symbols and all respins, or to the same symbols and one respin fewer, so each state occurs at most once.
 *
 * @param positions  number of positions of the window
 * @param start      number of symbols that the base spin shows
 */
export function respinOdds(rules: RespinRules, positions: number, start: number): RespinOdds {
  const ends = new Map<number, Fraction>();
  let respins = nothing;
  /** Chance to reach each number of held symbols with all respins left. */
  const reached = new Map([[start, certain]]);
  for (let held = start; held <= positions; held += 1) {
    let chance = reached.get(held);
    if (!chance) continue;
    const found = newSymbolOdds(rules, positions - held);
    for (let left = rules.count; left > 0 && held < positions; left -= 1) {
      respins = plus(respins, chance);
      for (let more = 1; more < found.length; more += 1) {
        const chanceOfMore = times(chance, found[more] as Fraction);
        reached.set(held + more, plus(reached.get(held + more) ?? nothing, chanceOfMore));
      }
      chance = times(chance, found[0] as Fraction);
    }
    if (chance.numerator > 0n) ends.set(held, chance);
  }
  return { ends, respins };
}

/** Average pay in whole stakes: the average value for each symbol, and the pay for a full window with its chance. */
export function meanRespinPay(rules: RespinRules, positions: number, start: number): Fraction {
  const value = meanValue(rules);
  let mean = nothing;
  for (const [held, chance] of respinOdds(rules, positions, start).ends) {
    mean = plus(mean, times(chance, times(whole(held), value)));
    if (held === positions) mean = plus(mean, times(chance, whole(rules.grand)));
  }
  return mean;
}

/** Chances of 0, 1, 2 … new symbols in one respin of some open positions: a binomial distribution. */
function newSymbolOdds({ hits, outOf }: RespinRules, open: number): Fraction[] {
  return Array.from({ length: open + 1 }, (_, found) =>
    fraction(
      choices(open, found) * BigInt(hits) ** BigInt(found) * BigInt(outOf - hits) ** BigInt(open - found),
      BigInt(outOf) ** BigInt(open),
    ),
  );
}

/** Number of ways to choose some of several positions. */
function choices(positions: number, chosen: number): bigint {
  let count = 1n;
  for (let each = 0; each < chosen; each += 1) count = (count * BigInt(positions - each)) / BigInt(each + 1);
  return count;
}

function meanValue({ values }: RespinRules): Fraction {
  const paid = values.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0);
  return fraction(BigInt(paid), BigInt(totalWeight(values)));
}

function whole(count: number): Fraction {
  return fraction(BigInt(count), 1n);
}

const nothing = whole(0);
const certain = whole(1);
