import { onPressOf, setOpen } from '../felt/press';
import { boundsLabel } from './copy';
import type { ViewKit } from './original-view';
import { printTyped, readTyped } from './typed-number';

/** A number that the player sets by steps or by typing. */
export interface NumberControl {
  set(value: number): void;
  /** Whether the number may change. */
  setOpen(isOpen: boolean): void;
}

interface NumberOptions {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  /** The next number in a direction. */
  readonly step: (value: number, direction: 1 | -1) => number;
  /** Decimals that can be typed. @default 0 */
  readonly decimals?: number;
}

/**
 * Adds a field between two buttons. A text that is no number in the bounds is replaced by one that is, and the bounds are announced.
 *
 * @param onChange  called with a number in the bounds when the player changed it
 */
export function createNumberControl(
  { controls, money, hint }: Pick<ViewKit, 'controls' | 'money' | 'hint'>,
  { label, least, most, step, decimals = 0 }: NumberOptions,
  onChange: (value: number) => void,
): NumberControl {
  const control = document.createElement('div');
  control.className = 'number';
  control.innerHTML = `<label><span></span><input type="text" inputmode="${decimals > 0 ? 'decimal' : 'numeric'}" autocomplete="off"></label>`;
  const name = control.querySelector('span') as HTMLElement;
  const input = control.querySelector('input') as HTMLInputElement;
  name.textContent = label;
  const lower = button('−', `Lower ${label.toLowerCase()}`, () => stepBy(-1));
  const raise = button('+', `Raise ${label.toLowerCase()}`, () => stepBy(1));
  control.prepend(lower);
  control.append(raise);
  controls.append(control);
  const bounds = { least, most, decimals };
  let [current, isOpen] = [least, true];

  const show = () => void (input.value = printTyped(current, bounds, money().locale));
  const change = (next: number) => {
    if (!isOpen || next === current) return show();
    current = next;
    show();
    onChange(current);
  };
  const stepBy = (direction: 1 | -1) => change(Math.min(most, Math.max(least, step(current, direction))));
  /** Adopts the text, and returns whether it was a number in the bounds. */
  const adopt = (): boolean => {
    const typed = readTyped(input.value, bounds, money().locale);
    change(typed?.value ?? current);
    if (isOpen && !typed?.isExact) hint(boundsLabel(label, bounds, money().locale));
    return typed?.isExact ?? false;
  };
  input.addEventListener('change', adopt);
  input.addEventListener('focus', () => input.select());
  input.addEventListener('keydown', (event) => {
    // Enter would stake on a number that the player did not type.
    if (event.key === 'Enter' && !adopt()) event.stopPropagation();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  });
  show();
  return {
    set(value) {
      current = value;
      show();
    },
    setOpen(next) {
      isOpen = next;
      control.setAttribute('aria-disabled', String(!next));
      input.setAttribute('aria-disabled', String(!next));
      input.readOnly = !next;
      for (const button of [lower, raise]) setOpen(button, next);
    },
  };
}

function button(text: string, name: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'press press--quiet number__step';
  made.textContent = text;
  made.setAttribute('aria-label', name);
  onPressOf(made, onPress);
  return made;
}
