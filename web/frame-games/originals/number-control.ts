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
 * Adds a field between two buttons.
 *
 * @param onChange  called with a number in the bounds when the player changed it
 */
export function createNumberControl(
  host: HTMLElement,
  { label, least, most, step, decimals = 0 }: NumberOptions,
  onChange: (value: number) => void,
): NumberControl {
  const control = document.createElement('div');
  control.className = 'number';
  control.innerHTML = `<label><span></span><input type="text" inputmode="${decimals > 0 ? 'decimal' : 'numeric'}" autocomplete="off"></label>`;
  const name = control.querySelector('span') as HTMLElement;
  const input = control.querySelector('input') as HTMLInputElement;
  name.textContent = label;
  control.prepend(button('−', `Lower ${label.toLowerCase()}`, () => change(step(current, -1))));
  control.append(button('+', `Raise ${label.toLowerCase()}`, () => change(step(current, 1))));
  host.append(control);
  let [current, isOpen] = [least, true];

  const show = () => void (input.value = current.toFixed(decimals));
  const change = (next: number) => {
    const factor = 10 ** decimals;
    const bounded = Math.min(most, Math.max(least, Math.round(next * factor) / factor));
    if (!isOpen || !Number.isFinite(bounded) || bounded === current) return show();
    current = bounded;
    show();
    onChange(current);
  };
  // Separators of thousands may be typed.
  const adopt = () => change(Number(input.value.replaceAll(',', '') || current));
  input.addEventListener('change', adopt);
  input.addEventListener('focus', () => input.select());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') adopt();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    change(step(current, event.key === 'ArrowUp' ? 1 : -1));
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
    },
  };
}

function button(text: string, name: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'press press--quiet number__step';
  made.textContent = text;
  made.setAttribute('aria-label', name);
  made.addEventListener('click', onPress);
  return made;
}
