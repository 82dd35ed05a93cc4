import { isMoving, pauseFor } from '../felt/motion';
import type { OriginalTones } from '../originals/original-tones';
import { createNumberGrid } from './number-grid';
import { createPayRow } from './pay-row';
import type { Drawn, Picked } from './picked';
import type { KenoRules } from './read-pays';

/** The numbers, and the row with what hits pay. */
export interface KenoBoard {
  /** Shows picks without a draw. */
  show(picked: Picked, locale: string): void;
  /** Shows a draw at once. */
  rest(picked: Picked, drawn: Drawn): void;
  /**
   * Shows a draw number by number until its motion is aborted; at once with reduced motion.
   *
   * @param speed  1 is the usual speed; 2 takes half the time
   */
  draw(picked: Picked, drawn: Drawn, how: { speed: number; motion: AbortSignal }): Promise<void>;
  setOpen(isOpen: boolean): void;
}

/** Time from one drawn number to the next. */
const betweenNumbersMs = 170;

/** @param onPress  called with a number that the player pressed */
export function createKenoBoard(
  stage: HTMLElement,
  rules: KenoRules,
  tones: OriginalTones,
  onPress: (number: number) => void,
): KenoBoard {
  const element = document.createElement('div');
  const grid = createNumberGrid(rules.numbers, onPress);
  const pays = createPayRow();
  element.className = 'keno-board';
  element.append(grid.element, pays.element);
  stage.append(element);

  function rest({ picks }: Picked, { drawn, hits }: Drawn): void {
    grid.show(picks, drawn);
    pays.mark(hits.length);
  }

  return {
    show({ risk, picks }, locale) {
      grid.show(picks, []);
      pays.show(rules.paysOf(risk, picks.size), locale);
    },
    rest,
    async draw(picked, { drawn, hits }, { speed, motion }) {
      for (const [at, number] of drawn.entries()) {
        if (motion.aborted) return;
        const byNow = drawn.slice(0, at + 1);
        rest(picked, { drawn: byNow, hits: hits.filter((hit) => byNow.includes(hit)) });
        // Without motion all numbers appear at once, with one sound.
        if (isMoving() || at === drawn.length - 1) tones.number(at, hits.includes(number));
        await pauseFor(betweenNumbersMs / speed);
      }
    },
    setOpen: grid.setOpen,
  };
}
