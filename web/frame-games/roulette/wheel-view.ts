import { colorOf } from '../felt/field-names';
import { find } from '../felt/find';
import { afterMs, isStill } from '../felt/motion';
import type { Tones } from '../felt/tones';
import { limits } from '../protocol/messages';
import { type Moment, pocketAngle, running, runInto } from './ball';
import { wheelArt } from './wheel-art';

/** The wheel with its ball, the result and the last numbers. */
export interface WheelView {
  /** Starts the ball before its pocket is known. */
  launch(): void;
  /** Stops the ball in a pocket; at once with reduced motion, or if it was never started. A replayed number is not added to the last ones. */
  rest(pocket: number, isReplay: boolean): Promise<void>;
  /** Replaces the last numbers, newest first. */
  showLast(numbers: readonly number[]): void;
  /** Removes the ball from the rim, since the round was refused. */
  halt(): void;
}

/** Radii of the ball's path, as shares of the bowl's radius. */
const [rim, pocket] = [0.93, 0.6] as const;

export function createWheel(red: readonly number[], tones: Tones): WheelView {
  const bowl = find<HTMLElement>('#bowl');
  const art = wheelArt(red);
  const ball = document.createElement('div');
  const drawnSign = find<HTMLElement>('#drawn');
  const list = find<HTMLElement>('#last');
  ball.className = 'ball';
  bowl.append(art, ball);

  let now: Moment = { wheel: 0, ball: 0.4, height: 1 };
  let spin = 0;
  let isRunning = false;
  let last: readonly number[] = [];
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

  function paint(element: HTMLElement, number: number): void {
    element.textContent = String(number);
    element.dataset['color'] = colorOf(number, red);
  }

  function showLast(numbers: readonly number[]): void {
    last = numbers.slice(0, limits.mostNumbers);
    list.replaceChildren(
      ...last.map((number) => {
        const entry = document.createElement('li');
        paint(entry, number);
        return entry;
      }),
    );
    list.scrollTop = 0;
    // Numbers beyond the edge must be reachable by keyboard.
    if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
  }

  return {
    showLast,
    launch() {
      delete drawnSign.dataset['color'];
      drawnSign.textContent = '';
      if (isStill()) return;
      isRunning = true;
      const from: Moment = { ...now, height: 1 };
      void animate((ms) => running(from, ms), Infinity);
    },
    async rest(number, isReplay) {
      const run = runInto(number, now);
      if (isStill() || !isRunning || document.hidden) {
        spin += 1;
        show({ wheel: now.wheel, ball: now.wheel + pocketAngle(number), height: 0 });
      } else {
        const settled = animate(run.at, run.endsAtMs);
        await Promise.race([settled, afterMs(run.restsAtMs + 250)]);
      }
      isRunning = false;
      paint(drawnSign, number);
      if (!isReplay) showLast([number, ...last]);
    },
    halt() {
      spin += 1;
      isRunning = false;
    },
  };
}
