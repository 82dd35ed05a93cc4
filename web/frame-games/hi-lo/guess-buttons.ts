import { type Guess, guessesOn } from '#domain/games/originals/hi-lo/guesses';
import type { HiLoNumbers } from '#domain/games/originals/hi-lo/numbers';
import { afterRight, type HiLoState, multipleAfter } from '#domain/games/originals/hi-lo/state';
import { find } from '../felt/find';
import { letterOf } from '../felt/letter-key';
import { isOpen, onPressOf, setOpen } from '../felt/press';
import { setText } from '../felt/set-text';
import { capLabel, guessName, oddsLabel, spokenOdds } from './copy';

/** The buttons of a decision: two guesses and the skip. */
export interface GuessButtons {
  /** Labels them for a state; null before a round. */
  label(state: HiLoState | null, locale: string): void;
  /** The decisions that may be taken now. */
  offer(options: readonly string[]): void;
}

/** Position of a guess: where one side is missing, the same rank takes its place. */
type Slot = 'upper' | 'lower';

/** @param onDecide  called with the decision of a button, by a press or its key */
export function createGuessButtons(
  host: HTMLElement,
  numbers: HiLoNumbers,
  onDecide: (decision: string) => void,
): GuessButtons {
  host.insertAdjacentHTML(
    'beforeend',
    `<div class="guesses">
      ${buttonOf({ id: 'upper', sign: '▲', key: 'H' })}
      ${buttonOf({ id: 'lower', sign: '▼', key: 'L' })}
      ${buttonOf({ id: 'skip', sign: '»', key: 'S' })}
    </div>`,
  );
  const buttons = {
    upper: find<HTMLButtonElement>('#upper', host),
    lower: find<HTMLButtonElement>('#lower', host),
    skip: find<HTMLButtonElement>('#skip', host),
  };
  const decisions = new Map<HTMLButtonElement, string>([[buttons.skip, 'skip']]);
  for (const button of Object.values(buttons)) {
    onPressOf(button, () => onDecide(decisions.get(button) ?? ''));
  }
  document.addEventListener('keydown', (event) => {
    const letter = letterOf(event);
    const pressed = Object.values(buttons).find(
      (button) => letter !== null && button.getAttribute('aria-keyshortcuts') === letter,
    );
    if (pressed && isOpen(pressed)) onDecide(decisions.get(pressed) ?? '');
  });

  function labelGuess(slot: Slot, guess: Guess, state: HiLoState, locale: string): void {
    const button = buttons[slot];
    const name = guessName(guess, state.rank);
    const chance = guess.ways / numbers.ranks.length;
    const multiple = multipleAfter(numbers, afterRight(state, guess, state.rank));
    const isBelowCap = multiple < numbers.highestMultiple;
    decisions.set(button, guess.decision);
    const cap = capLabel(numbers.highestMultiple, locale);
    const odds = isBelowCap ? oddsLabel(chance, multiple, locale) : cap;
    setTexts(button, name, odds, guess.decision === 'same' ? '=' : { upper: '▲', lower: '▼' }[slot]);
    const spoken = isBelowCap ? spokenOdds(chance, multiple, locale) : `not offered, ${cap}`;
    button.setAttribute('aria-label', `${name}: ${spoken}`);
  }

  function labelBefore(): void {
    setTexts(buttons.upper, 'Higher', '–', '▲');
    setTexts(buttons.lower, 'Lower', '–', '▼');
    buttons.upper.setAttribute('aria-label', 'Higher');
    buttons.lower.setAttribute('aria-label', 'Lower');
    labelSkip(numbers.mostSkips);
  }

  function labelSkip(left: number): void {
    setTexts(buttons.skip, 'Skip', `${left} left`, '»');
    buttons.skip.setAttribute('aria-label', `Skip the card, ${left} left in a row`);
  }

  labelBefore();
  return {
    label(state, locale) {
      if (!state) return labelBefore();
      for (const guess of guessesOn(numbers, state.rank))
        labelGuess(slotOf(guess, state), guess, state, locale);
      labelSkip(numbers.mostSkips - state.skipped);
    },
    offer(options) {
      for (const [button, decision] of decisions) setOpen(button, options.includes(decision));
      for (const button of Object.values(buttons)) if (!decisions.has(button)) setOpen(button, false);
    },
  };
}

/** On the lowest rank the same rank is below, on the highest above. */
function slotOf({ decision }: Guess, { rank }: HiLoState): Slot {
  if (decision === 'same') return rank === 0 ? 'lower' : 'upper';
  return decision === 'higher' ? 'upper' : 'lower';
}

function buttonOf({ id, sign, key }: { id: string; sign: string; key: string }): string {
  return `<button class="press guess guess--${id}" id="${id}" type="button" aria-disabled="true" aria-keyshortcuts="${key}">
    <span class="guess__sign" aria-hidden="true">${sign}</span>
    <span class="guess__name"></span><span class="guess__odds"></span><kbd aria-hidden="true">${key}</kbd>
  </button>`;
}

function setTexts(button: HTMLButtonElement, name: string, odds: string, sign: string): void {
  setText(find('.guess__name', button), name);
  setText(find('.guess__odds', button), odds);
  setText(find('.guess__sign', button), sign);
}
