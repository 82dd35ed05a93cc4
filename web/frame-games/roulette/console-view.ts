import { chipLabel, type Money } from '../felt/amounts';
import { find } from '../felt/find';
import { onPressOf, setOpen } from '../felt/press';
import type { ClothRefusal } from './cloth';
import { chipCopy, raiseCopy } from './copy';

export interface ConsolePresses {
  undo(): void;
  removeAll(): void;
  repeat(): void;
  halve(): void;
  double(): void;
  raise(): void;
  spin(): void;
  chooseChip(chip: number): void;
  setLines(isOn: boolean): void;
  setNeighbors(isOn: boolean): void;
}

/** Which controls are enabled. */
export interface ConsoleState {
  readonly mayPlace: boolean;
  readonly maySpin: boolean;
  readonly hasChips: boolean;
  readonly hasSteps: boolean;
  readonly hasPlayed: boolean;
  /** Why no bets can be raised to the maximum; null when some can. */
  readonly raiseRefusal: ClothRefusal | null;
}

/** Chip selection and the buttons beside it. */
export interface ConsoleView {
  offerChips(chips: readonly number[], chosen: number, money: Money): void;
  /** Marks the chips above what is left of the balance. */
  markChips(left: number, money: Money): void;
  offer(state: ConsoleState): void;
}

/** Below this page width, lines between numbers are off by default, since they are too close together. */
const roomForLines = '(min-width: 46rem)';

export function createConsole(presses: ConsolePresses): ConsoleView {
  const chipsPlace = find<HTMLElement>('#chips');
  const place = find<HTMLElement>('#presses');
  const undo = press('Undo', 'press--quiet', presses.undo);
  const clear = press('Clear', 'press--quiet', presses.removeAll);
  const repeat = press('Repeat', 'press--quiet', presses.repeat);
  const half = factor('½', 'half', presses.halve);
  const double = factor('2×', 'double', presses.double);
  const max = factor('Max', 'max', presses.raise);
  const lines = toggle('Lines', presses.setLines);
  const neighbors = toggle('', presses.setNeighbors);
  const spin = press('Spin', 'press--go', presses.spin);
  place.append(undo, clear, repeat, half, double, max, lines.button, neighbors.button, spin);
  lines.button.title = 'Place chips on the lines and corners between numbers';
  neighbors.button.title = 'Place chips on a number and its two neighbors on each side of the wheel';
  neighbors.button.append(...neighborsName());

  const room = matchMedia(roomForLines);
  let offered: { chip: number; button: HTMLButtonElement }[] = [];
  room.addEventListener('change', () => lines.set(room.matches));
  lines.set(room.matches);

  chipsPlace.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...chipsPlace.querySelectorAll<HTMLButtonElement>('button')];
    const at = all.findIndex((each) => each === document.activeElement);
    const next = all[(at + step + all.length) % all.length];
    next?.focus();
    next?.click();
  });

  return {
    offerChips(chips, chosen, money) {
      const had = chipsPlace.contains(document.activeElement);
      offered = chips.map((chip, index) => ({
        chip,
        button: chipButton(chip, index, chip === chosen, money, presses),
      }));
      chipsPlace.replaceChildren(...offered.map(({ button }) => button));
      if (had) offered.find(({ chip }) => chip === chosen)?.button.focus();
    },
    markChips(left, money) {
      for (const { chip, button } of offered) {
        button.classList.toggle('choose--above', chip > left);
        button.setAttribute('aria-label', chipCopy(chip, left, money));
      }
    },
    offer({ mayPlace, maySpin, hasChips, hasSteps, hasPlayed, raiseRefusal }) {
      setOpen(undo, mayPlace && hasSteps);
      setOpen(clear, mayPlace && hasChips);
      setOpen(repeat, mayPlace && hasPlayed);
      setOpen(half, mayPlace && hasChips);
      setOpen(double, mayPlace && hasChips);
      setOpen(max, mayPlace && raiseRefusal === null);
      max.setAttribute('aria-label', raiseCopy(mayPlace ? raiseRefusal : null));
      setOpen(spin, maySpin && hasChips);
    },
  };
}

function chipButton(
  chip: number,
  index: number,
  isChosen: boolean,
  money: Money,
  { chooseChip }: ConsolePresses,
): HTMLButtonElement {
  const button = document.createElement('button');
  const face = document.createElement('span');
  button.type = 'button';
  button.className = 'choose';
  button.setAttribute('role', 'radio');
  button.setAttribute('aria-checked', String(isChosen));
  button.tabIndex = isChosen ? 0 : -1;
  face.className = 'chip chip--face';
  face.dataset['size'] = String(index);
  face.textContent = chipLabel(chip, money);
  button.append(face);
  button.addEventListener('click', () => chooseChip(chip));
  return button;
}

/** A button that switches a way of placing chips on and off. */
function toggle(name: string, onChange: (isOn: boolean) => void) {
  const button = press(name, 'press--quiet', () => set(button.getAttribute('aria-pressed') !== 'true'));
  button.setAttribute('aria-pressed', 'false');
  function set(isOn: boolean): void {
    button.setAttribute('aria-pressed', String(isOn));
    onChange(isOn);
  }
  return { button, set };
}

/** A button that multiplies all bets. Its place is an empty corner of the cloth or beside the message, since the row of buttons is full. */
function factor(sign: string, name: string, onPress: () => void): HTMLButtonElement {
  const button = press('', `press--quiet press--factor press--${name}`, onPress);
  const label = document.createElement('span');
  label.textContent = sign;
  button.append(label);
  button.setAttribute('aria-label', `${sign} bets`);
  return button;
}

/** Narrow tables show `± 2` alone; screen readers read all of it. */
function neighborsName(): HTMLElement[] {
  const [count, name] = [document.createElement('span'), document.createElement('span')];
  count.textContent = '± 2 ';
  name.textContent = 'neighbors';
  name.className = 'press__wide';
  return [count, name];
}

function press(name: string, style: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `press ${style}`;
  button.textContent = name;
  onPressOf(button, onPress);
  return button;
}
