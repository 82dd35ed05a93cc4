import type { Draws } from '#domain/fairness/draws';
import type { PayDistribution } from '#domain/games/odds/pay-statistics';
import type { Original } from './original';

/** The rules of an original in terms of its own choice; `Original` has the same by the text of a choice. */
export interface OriginalRules<Choice> extends Omit<
  Original,
  'faultInChoice' | 'paysOf' | 'isHedged' | 'play'
> {
  /** Reads the text of a choice; null for one that the game does not offer. */
  readChoice(text: string | null): Choice | null;
  /** The sentence for a text that is no choice. */
  readonly choiceFault: string;
  paysOf?(choice: Choice): PayDistribution;
  isHedged(choice: Choice, multiple: number): boolean;
  play(draws: Draws, choice: Choice, decisions: readonly string[]): ReturnType<Original['play']>;
}

/** Creates an original whose functions read the text of a choice once, and throw a RangeError for one with a fault. */
export function createOriginal<Choice>({
  readChoice,
  choiceFault,
  paysOf,
  isHedged,
  play,
  ...data
}: OriginalRules<Choice>): Original {
  function chosen(text: string | null): Choice {
    const choice = readChoice(text);
    if (choice === null) throw new RangeError(choiceFault);
    return choice;
  }

  return {
    ...data,
    faultInChoice: (text) => (readChoice(text) === null ? choiceFault : null),
    ...(paysOf && { paysOf: (text: string | null) => paysOf(chosen(text)) }),
    isHedged: (text, multiple) => isHedged(chosen(text), multiple),
    play: (draws, text, decisions) => play(draws, chosen(text), decisions),
  };
}
