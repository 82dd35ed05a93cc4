import { type DiceChoice, numbers } from '#domain/games/originals/dice/choice';
import { find } from '../felt/find';
import { pauseFor } from '../felt/motion';
import { rollLabel } from './copy';

/** Time that the marker takes to its roll. */
export const moveMs = 750;
/** The digits before a roll has arrived. */
const noRoll = '00.00';

/** The line from 0 to 100: its handle sets the number, its marker shows the roll. */
export interface RollTrack {
  setChoice(choice: DiceChoice): void;
  setOpen(isOpen: boolean): void;
  /** Moves the marker to a roll; at once unless it moves. Resolves when it has arrived, or where its motion is aborted. */
  showRoll(roll: number, result: { isWon: boolean; isMoving: boolean; motion: AbortSignal }): Promise<void>;
  hideRoll(): void;
}

/** @param onMove  called when the player moved the handle, and again without a move when the player has let go of it */
export function createRollTrack(
  stage: HTMLElement,
  onMove: (number: number, how: { isHeld: boolean }) => void,
): RollTrack {
  stage.innerHTML = `<div class="dice">
    <p class="dice__roll" id="roll" aria-hidden="true">${noRoll}</p>
    <div class="dice__track">
      <div class="dice__line" aria-hidden="true"></div>
      <div class="dice__marker" id="marker" aria-hidden="true" hidden><span></span></div>
      <input class="dice__handle" id="handle" type="range" step="1" aria-label="Number on the line">
      <ol class="dice__scale" aria-hidden="true"><li>0</li><li>25</li><li>50</li><li>75</li><li>100</li></ol>
    </div>
  </div>`;
  const root = find<HTMLElement>('.dice', stage);
  const digits = find<HTMLElement>('#roll', stage);
  const marker = find<HTMLElement>('#marker', stage);
  const bubble = find<HTMLElement>('span', marker);
  const handle = find<HTMLInputElement>('#handle', stage);
  // The handle covers the whole line, so that its middle stands at its number; only offered numbers stay.
  [handle.min, handle.max] = ['0', '100'];
  let [current, isOpen] = [50, true];
  handle.addEventListener('input', () => {
    const number = Math.min(numbers.most, Math.max(numbers.least, handle.valueAsNumber));
    handle.value = String(isOpen ? number : current);
    if (isOpen && number !== current) onMove(number, { isHeld: true });
  });
  handle.addEventListener('change', () => {
    if (isOpen) onMove(current, { isHeld: false });
  });

  return {
    setChoice({ side, number }) {
      current = number;
      handle.value = String(number);
      root.dataset['side'] = side;
      root.style.setProperty('--number', String(number));
      handle.setAttribute('aria-valuetext', side === 'under' ? `Under ${number}` : `${number} or over`);
    },
    setOpen(next) {
      isOpen = next;
      handle.setAttribute('aria-disabled', String(!next));
    },
    async showRoll(roll, { isWon, isMoving, motion }) {
      marker.hidden = false;
      delete root.dataset['result'];
      root.toggleAttribute('data-moving', isMoving);
      // The browser must place the marker before it can move.
      marker.getBoundingClientRect();
      root.style.setProperty('--roll', String(roll / 100));
      if (isMoving) {
        [digits.textContent, bubble.textContent] = [noRoll, ''];
        await pauseFor(moveMs);
        // The marker would slide, also out of view, whenever the line changes its width.
        root.removeAttribute('data-moving');
        if (motion.aborted) return;
      }
      [digits.textContent, bubble.textContent] = [rollLabel(roll), rollLabel(roll)];
      root.dataset['result'] = isWon ? 'won' : 'lost';
    },
    hideRoll() {
      marker.hidden = true;
      delete root.dataset['result'];
      digits.textContent = noRoll;
    },
  };
}
