import { onPressOf, setOpen } from '../felt/press';
import { cellAfter } from '../originals/grid-step';
import { numberName } from './copy';

/** Numbers in a row of the board. */
const columns = 8;

/** The numbers of the board: buttons that pick them, and marks of a draw. */
export interface NumberGrid {
  readonly element: HTMLElement;
  /** Shows picks and the numbers drawn by now. */
  show(picks: ReadonlySet<number>, drawn: readonly number[]): void;
  setOpen(isOpen: boolean): void;
}

/**
 * Creates the grid. One number is in the tab order; arrow keys move to the others.
 *
 * @param onPress  called with a number that the player pressed
 */
export function createNumberGrid(numbers: number, onPress: (number: number) => void): NumberGrid {
  const element = document.createElement('div');
  element.className = 'numbers lockable';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', `Numbers 1 to ${numbers}. Move with the arrow keys, pick with Space.`);
  const buttons = Array.from({ length: numbers }, (_, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'number-tile';
    button.textContent = String(at + 1);
    button.tabIndex = at === 0 ? 0 : -1;
    onPressOf(button, () => {
      moveTo(at + 1);
      onPress(at + 1);
    });
    return button;
  });
  element.append(...buttons);
  element.addEventListener('keydown', (event) => {
    const at = buttons.findIndex((button) => button === event.target);
    const next = at < 0 ? undefined : cellAfter(at, event.key, { columns, cells: numbers });
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next + 1);
    buttons[next]?.focus();
  });

  function moveTo(number: number): void {
    for (const [at, button] of buttons.entries()) button.tabIndex = at === number - 1 ? 0 : -1;
  }

  return {
    element,
    show(picks, drawn) {
      for (const [at, button] of buttons.entries()) {
        const state = { isPicked: picks.has(at + 1), isDrawn: drawn.includes(at + 1) };
        const name = numberName(at + 1, state);
        const isPressed = String(state.isPicked);
        // The name of a pick differs from others in a draw only.
        if (name === button.getAttribute('aria-label') && isPressed === button.getAttribute('aria-pressed'))
          continue;
        button.setAttribute('aria-pressed', isPressed);
        button.setAttribute('aria-label', name);
        button.classList.toggle('number-tile--drawn', state.isDrawn);
      }
    },
    setOpen: (isOpen) => setOpen(element, isOpen),
  };
}
