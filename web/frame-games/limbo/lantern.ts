import { find } from '../felt/find';
import { isMoving, untilMoved } from '../felt/motion';
import { multipleLabel } from '../originals/copy';
import { heightOf, multipleAt } from './height';

const shortestMs = 500;
const longestMs = 2_200;

/** The lantern that rises over the harbor to the result, and the line of the target. */
export interface Lantern {
  /** @param target  in hundredths, like every multiple here */
  setTarget(target: number, locale: string): void;
  /** Rises to a result; at once unless it is new. Resolves when it has arrived, or where its motion is aborted. */
  rise(
    result: number,
    options: {
      isWon: boolean;
      isNew: boolean;
      motion: AbortSignal;
      locale: string;
      /** Called with the time that the lantern takes. */
      onRise: (seconds: number) => void;
      onTenfold: () => void;
    },
  ): Promise<void>;
  rest(locale: string): void;
}

/** Adds the picture to the stage. */
export function createLantern(stage: HTMLElement): Lantern {
  stage.innerHTML = `<div class="limbo" aria-hidden="true">
    <div class="limbo__sky">
      <div class="limbo__target"><span id="target"></span></div>
      <svg class="limbo__lantern" viewBox="0 0 60 84"><defs><radialGradient id="paper" cx=".5" cy=".75" r=".8"><stop stop-color="#fff3bf"/><stop offset=".5" stop-color="#f3b84e"/><stop offset="1" stop-color="#b4521d"/></radialGradient></defs>
        <path d="M12 6h36c9 18 9 42-2 58H14C3 48 3 24 12 6z" fill="url(#paper)"/><path d="M30 6c-7 18-7 40 0 58M30 6c7 18 7 40 0 58M7 34h46" fill="none" stroke="#8a3d14" stroke-opacity=".45" stroke-width="1.5"/><path d="M14 64h32v6H14z" fill="#7d3512"/><path d="M30 70c5 5 4 9 0 12-4-3-5-7 0-12z" fill="#ffe9a3"/></svg>
    </div>
    <p class="limbo__result" id="result"></p>
  </div>`;
  const root = find<HTMLElement>('.limbo', stage);
  const label = find<HTMLElement>('#target', stage);
  const result = find<HTMLElement>('#result', stage);
  let target = 200;

  function place(multiple: number, locale: string): void {
    const text = multipleLabel(multiple, locale);
    result.textContent = text;
    result.style.setProperty('--characters', String(text.length));
    root.style.setProperty('--height', String(heightOf(multiple, target)));
  }

  function animate(
    reached: number,
    {
      durationMs,
      motion,
      locale,
      onTenfold,
    }: { durationMs: number; motion: AbortSignal; locale: string; onTenfold: () => void },
  ): Promise<void> {
    const startMs = performance.now();
    let tenfolds = 0;
    return new Promise<void>((resolve) => {
      const step = () => {
        const share = (performance.now() - startMs) / durationMs;
        if (motion.aborted || share >= 1) return resolve();
        const now = multipleAt(share, reached);
        place(now, locale);
        if (Math.floor(Math.log10(now / 100)) > tenfolds) {
          tenfolds += 1;
          onTenfold();
        }
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  }

  return {
    setTarget(next, locale) {
      target = next;
      label.textContent = multipleLabel(next, locale);
      root.style.setProperty('--target', String(heightOf(next, next)));
    },
    async rise(reached, { isWon, isNew, motion, locale, onRise, onTenfold }) {
      delete root.dataset['result'];
      const durationMs = shortestMs + (longestMs - shortestMs) * heightOf(reached, target);
      if (isNew && isMoving()) {
        onRise(durationMs / 1_000);
        await untilMoved(animate(reached, { durationMs, motion, locale, onTenfold }), durationMs);
      }
      if (motion.aborted) return;
      place(reached, locale);
      root.dataset['result'] = isWon ? 'won' : 'lost';
    },
    rest(locale) {
      delete root.dataset['result'];
      place(100, locale);
    },
  };
}
