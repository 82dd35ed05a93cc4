import { type Guess, guessesOn } from '#domain/games/originals/hi-lo/guesses';
import type { HiLoNumbers } from '#domain/games/originals/hi-lo/numbers';
import { afterRight, firstState, type HiLoState } from '#domain/games/originals/hi-lo/state';
import type { ShownRound } from '../originals/original-view';

/** A card of a round, and how it came: the first one, after a skip, or after a guess. */
export interface ShownCard {
  /** As `Td`. */
  readonly card: string;
  readonly after: 'start' | 'skip' | Guess['decision'];
  /** Whether the guess was right; true without one. */
  readonly isRight: boolean;
}

/** What a round has shown by now. */
export interface Progress {
  readonly cards: readonly ShownCard[];
  /** The state on the last card; after a wrong guess, the state before it. */
  readonly state: HiLoState;
}

/** Follows the decisions of a round over its cards. */
export function progressOf(
  numbers: HiLoNumbers,
  { shown, round }: Pick<ShownRound, 'shown'> & { round: Pick<ShownRound['round'], 'decisions'> },
): Progress {
  const drawn = shown['cards'] ?? [];
  const rankAt = (at: number) => (drawn[at] ?? 0) % numbers.ranks.length;
  const textAt = (at: number) => cardText(numbers, drawn[at] ?? 0);
  let state = firstState(rankAt(0));
  const cards: ShownCard[] = [{ card: textAt(0), after: 'start', isRight: true }];
  for (const decision of round.decisions) {
    const next = cards.length;
    if (next === drawn.length) break;
    const guess = guessesOn(numbers, state.rank).find((each) => each.decision === decision);
    const rank = rankAt(next);
    const isRight = !guess || (rank >= guess.from && rank <= guess.to);
    cards.push({ card: textAt(next), after: guess?.decision ?? 'skip', isRight });
    if (!guess) state = { ...state, rank, skipped: state.skipped + 1 };
    else if (isRight) state = afterRight(state, guess, rank);
  }
  return { cards, state };
}

/** A drawn number as rank and suit: `As`, `Td`. */
function cardText({ ranks, suits }: HiLoNumbers, card: number): string {
  return `${ranks[card % ranks.length]}${suits[Math.floor(card / ranks.length)]}`;
}
