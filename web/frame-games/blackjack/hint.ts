import {
  bestOfExpectations,
  type ExpectedRules,
  expectationsOf,
  shareOf,
} from '#domain/games/blackjack/expectations';
import type { BlackjackDecision, BlackjackOutcome } from '#domain/games/blackjack/outcome';
import { shareLabel } from '#web/lib/format/numbers';
import { decisionNames } from './words';

/** What each option of a hand returns on average, as a percentage of the stake. */
export interface Hint {
  readonly labels: ReadonlyMap<BlackjackDecision, string>;
  readonly best: BlackjackDecision;
  /** The line on the table, beside the labels. */
  readonly line: string;
  /** Screen-reader text with all labels. */
  readonly spoken: string;
}

/** @returns null for a settled round */
export function hintFor(outcome: BlackjackOutcome, rules: ExpectedRules, locale: string): Hint | null {
  const { hands, dealer, active, options } = outcome;
  const cards = active === null ? undefined : hands[active]?.cards;
  const [up] = dealer.cards;
  if (!cards || up === undefined) return null;
  const expectations = expectationsOf(rules, { cards, up, options });
  const best = bestOfExpectations(expectations)?.decision;
  if (!best) return null;
  const labels = new Map(expectations.map((each) => [each.decision, resultLabel(shareOf(each), locale)]));
  const advice = `Best: ${decisionNames[best].toLowerCase()}.`;
  const each = [...labels].map(([decision, label]) => `${decisionNames[decision]} ${label}`);
  return {
    labels,
    best,
    line: `Average result in % of your stake. ${advice}`,
    spoken: `Average results in percent of your stake: ${each.join(', ')}. ${advice}`,
  };
}

/** A share of the stake with its sign: `+12.50%`, `-3.00%`. */
function resultLabel(share: number, locale: string): string {
  return `${share > 0 ? '+' : ''}${shareLabel(share, { least: 2, most: 2 }, locale)}`;
}
