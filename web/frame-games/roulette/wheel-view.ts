import { colorOf } from '../felt/field-names';
import { find } from '../felt/find';
import { afterMs, isStill } from '../felt/motion';
import type { Tones } from '../felt/tones';
import { type Moment, pocketAngle, running, runInto } from './ball';
import { wheelArt } from './wheel-art';

/** The wheel with its ball, the result and the last numbers. */
export interface WheelView {
  /** Starts the ball before its pocket is known. */
  launch(): void;
  /** Stops the ball in a pocket; at once with reduced motion, or if it was never started. Only a new number is added to the last ones. */
  rest(pocket: number, isNew: boolean): Promise<void>;
  /** Removes the ball from the rim, since the round was refused. */
  halt(): void;
}

/** Number of last results on show. */
const mostLast = 20;
/** Radii of the ball's path, as shares of the bowl's radius. */
const [rim, pocket] = [0.93, 0.6] as const;

export function createWheel(red: readonly number[], tones: Tones): WheelView {
  const bowl = find<HTMLElement>('#bowl');
  const art = wheelArt(red);
  const ball = document.createElement('div');
  const drawnSign = find<HTMLElement>('#drawn');
  const last = find<HTMLElement>('#last');
  ball.className = 'ball';
  bowl.append(art, ball);

  let now: Moment = { wheel: 0, ball: 0.4, height: 1 };
  let spin = 0;
  let isRunning = false;
  show(now);

  function show(moment: Moment): void {
    if (moment.height < 0.05 && now.height >= 0.05) tones.tick();
    now = moment;
    art.style.transform = `rotate(${moment.wheel}rad)`;
    ball.style.transform = `rotate(${moment.ball}rad)`;
    ball.style.setProperty('--radius', String(pocket + (rim - pocket) * moment.height));
  }

  /** Runs an animation frame by frame, until it is over or replaced. */
  function animate(at: (ms: number) => Moment, untilMs: number): Promise<void> {
    const own = (spin += 1);
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const step = () => {
        const ms = performance.now() - startedAt;
        if (own !== spin) return resolve();
        show(at(Math.min(ms, untilMs)));
        if (ms >= untilMs) return resolve();
        requestAnimationFrame(step);
      };
      step();
    });
  }

  function showNumber(number: number, isNew: boolean): void {
    const color = colorOf(number, red);
    drawnSign.textContent = String(number);
    drawnSign.dataset['color'] = color;
    if (!isNew) return;
    const entry = document.createElement('li');
    entry.textContent = String(number);
    entry.dataset['color'] = color;
    last.prepend(entry);
    while (last.children.length > mostLast) last.lastElementChild?.remove();
  }

  return {
    launch() {
      delete drawnSign.dataset['color'];
      drawnSign.textContent = '';
      if (isStill()) return;
      isRunning = true;
      const from: Moment = { ...now, height: 1 };
      void animate((ms) => running(from, ms), Infinity);
    },
    async rest(number, isNew) {
      const run = runInto(number, now);
      if (isStill() || !isRunning || document.hidden) {
        spin += 1;
        show({ wheel: now.wheel, ball: now.wheel + pocketAngle(number), height: 0 });
      } else {
        const settled = animate(run.at, run.endsAtMs);
        await Promise.race([settled, afterMs(run.restsAtMs + 250)]);
      }
      isRunning = false;
      showNumber(number, isNew);
    },
    halt() {
      spin += 1;
      isRunning = false;
    },
  };
}
