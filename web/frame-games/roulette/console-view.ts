import { find } from '../felt/find';
import { onPressOf, setOpen } from '../felt/press';
import { chipLabel, type Money } from './copy';

export interface ConsolePresses {
  undo(): void;
  clear(): void;
  repeat(): void;
  spin(): void;
  chooseChip(chip: number): void;
  setLines(isOn: boolean): void;
}

/** Which controls are enabled. */
export interface ConsoleState {
  readonly mayLay: boolean;
  readonly maySpin: boolean;
  readonly hasChips: boolean;
  readonly hasSteps: boolean;
  readonly hasPlayed: boolean;
}

/** Chip selection and the buttons beside it. */
export interface ConsoleView {
  offerChips(chips: readonly number[], chosen: number, money: Money): void;
  offer(state: ConsoleState): void;
}

/** Below this page width, lines between numbers are off by default, since they are too close together. */
const roomForLines = '(min-width: 46rem)';

export function createConsole(presses: ConsolePresses): ConsoleView {
  const chipsPlace = find<HTMLElement>('#chips');
  const place = find<HTMLElement>('#presses');
  const undo = press('Undo', 'press--quiet', presses.undo);
  const clear = press('Clear', 'press--quiet', presses.clear);
  const repeat = press('Repeat', 'press--quiet', presses.repeat);
  const lines = press('Lines', 'press--quiet', () =>
    showLines(lines.getAttribute('aria-pressed') !== 'true'),
  );
  const spin = press('Spin', 'press--go', presses.spin);
  place.append(undo, clear, repeat, lines, spin);
  lines.title = 'Place chips on the lines and corners between numbers';

  function showLines(isOn: boolean): void {
    lines.setAttribute('aria-pressed', String(isOn));
    presses.setLines(isOn);
  }
  const room = matchMedia(roomForLines);
  room.addEventListener('change', () => showLines(room.matches));
  showLines(room.matches);

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
      const buttons = chips.map((chip, index) => chipButton(chip, index, chip === chosen, money, presses));
      chipsPlace.replaceChildren(...buttons);
      if (had) buttons[chips.indexOf(chosen)]?.focus();
    },
    offer({ mayLay, maySpin, hasChips, hasSteps, hasPlayed }) {
      setOpen(undo, mayLay && hasSteps);
      setOpen(clear, mayLay && hasChips);
      setOpen(repeat, mayLay && hasPlayed);
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
  button.setAttribute('aria-label', `Chip of ${chipLabel(chip, money)}`);
  button.tabIndex = isChosen ? 0 : -1;
  face.className = 'chip chip--face';
  face.dataset['size'] = String(index);
  face.textContent = chipLabel(chip, money);
  button.append(face);
  button.addEventListener('click', () => chooseChip(chip));
  return button;
}

function press(name: string, style: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `press ${style}`;
  button.textContent = name;
  onPressOf(button, onPress);
  return button;
}
