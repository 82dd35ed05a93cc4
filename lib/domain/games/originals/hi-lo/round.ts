import type { Draws } from '#domain/fairness/draws';
import type { DecisionNotAllowed } from '#domain/games/game';
import type { OriginalRound } from '../original';
import { type Guess, guessesOn } from './guesses';
import type { HiLoNumbers } from './numbers';
import { afterRight, decisionsIn, firstState, multipleAfter } from './state';

const notAllowed: DecisionNotAllowed = { code: 'games/decision-not-allowed' };

/**
 * Plays a round of Hi-Lo up to its last decision. Each card takes one draw, when it is shown: the first with the stake, each other with a
 * guess or a skip.
 */
export function playHiLo(
  draws: Draws,
  numbers: HiLoNumbers,
  decisions: readonly string[],
): OriginalRound | DecisionNotAllowed {
  const cards: number[] = [];
  const rankOfNext = () => {
    const card = draws.below(numbers.ranks.length * numbers.suits.length);
    cards.push(card);
    return card % numbers.ranks.length;
  };
  let state = firstState(rankOfNext());
  for (const [at, decision] of decisions.entries()) {
    const isLast = at === decisions.length - 1;
    const offered = decisionsIn(numbers, state).find((each) => each === decision);
    if (offered === undefined) return notAllowed;
    if (offered === 'cash-out') return isLast ? ended(cards, multipleAfter(numbers, state)) : notAllowed;
    if (offered === 'skip') {
      state = { ...state, rank: rankOfNext(), skipped: state.skipped + 1 };
      continue;
    }
    const guess = guessesOn(numbers, state.rank).find((each) => each.decision === offered) as Guess;
    const rank = rankOfNext();
    if (rank < guess.from || rank > guess.to) return isLast ? ended(cards, 0) : notAllowed;
    state = afterRight(state, guess, rank);
  }
  const multiple = state.right > 0 ? multipleAfter(numbers, state) : 0;
  return { shown: { cards }, multiple, options: decisionsIn(numbers, state) };
}

function ended(cards: readonly number[], multiple: number): OriginalRound {
  return { shown: { cards }, multiple, options: [] };
}
