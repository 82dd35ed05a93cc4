import { bucketOf } from '#domain/games/originals/plinko/bucket';
import { isMoving, untilMoved } from '../felt/motion';
import type { OriginalTones } from '../originals/original-tones';
import { createBuckets } from './bucket-view';
import { type Fall, fallAlong } from './fall';
import { type Geometry, layOut } from './geometry';
import { drawPegs, type PegArt } from './peg-art';

/** The board with its pegs, its buckets and the ball. */
export interface BoardView {
  /** Shows a board without a ball. */
  show(multiples: readonly number[], locale: string): void;
  /** Lets the ball fall along a path until its motion is aborted; at once with reduced motion or on a hidden page. */
  drop(path: readonly number[], how: { speed: number; motion: AbortSignal }): Promise<void>;
  /** Shows the ball in the bucket of a path at once. */
  rest(path: readonly number[]): void;
}

/** Height of a board divided by its width, before it has a place on the page. */
const usualShape = 0.8;

export function createBoard(stage: HTMLElement, tones: OriginalTones): BoardView {
  const [element, place] = [document.createElement('div'), document.createElement('div')];
  const buckets = createBuckets();
  let rows = 8;
  let shape = usualShape;
  let board: Geometry = layOut(rows, usualShape);
  let art: PegArt = drawPegs(board);
  /** Whether a ball falls, and whether its place has another shape since; it is drawn in that once the ball rests. */
  let [isFalling, isResized] = [false, false];
  let rested: readonly number[] | null = null;
  element.className = 'plinko-board';
  place.className = 'pegs-place';
  place.append(art.element);
  element.append(place, buckets.element);
  stage.append(element);
  // Reading the size of the place for each round would lay out the page for it.
  new ResizeObserver(([entry]) => {
    const { width, height } = entry?.contentRect ?? place.getBoundingClientRect();
    shape = height / width || usualShape;
    if (isFalling) isResized = true;
    else redraw();
  }).observe(place);

  /** Draws the board in the shape of its place. A board that has its rows and shape only loses its ball. */
  function redraw(): void {
    isFalling = false;
    const next = layOut(rows, shape);
    if (next.rows === board.rows && next.height === board.height) art.clear();
    else {
      board = next;
      art = drawPegs(board);
      place.replaceChildren(art.element);
    }
    if (rested) end(fallAlong(board, rested), rested);
  }

  function end(fall: Fall, path: readonly number[]): void {
    isFalling = false;
    rested = path;
    moveBall(fall, fall.endsAtMs);
    art.trail.setAttribute('d', trailOf(fall));
    meet(fall, path, fall.endsAtMs);
    buckets.mark(bucketOf(path));
  }

  function moveBall(fall: Fall, ms: number): void {
    const { x, y } = fall.at(ms);
    art.ball.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
    art.ball.setAttribute('visibility', 'visible');
  }

  /** Lights the pegs that the ball has met by now, and returns their number. */
  function meet(fall: Fall, path: readonly number[], ms: number): number {
    const met = fall.meetsAtMs.filter((meetsAtMs) => meetsAtMs <= ms).length;
    for (let row = 0; row < met; row += 1)
      art.pegs[row]?.[bucketOf(path.slice(0, row)) + 1]?.classList.add('peg--met');
    return met;
  }

  /** Moves the ball frame by frame until it rests, or until its motion is aborted. */
  function animate(fall: Fall, path: readonly number[], motion: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    let met = 0;
    return new Promise((resolve) => {
      const step = () => {
        const ms = performance.now() - startedAt;
        if (motion.aborted || ms >= fall.endsAtMs) return resolve();
        moveBall(fall, ms);
        const metNow = meet(fall, path, ms);
        if (metNow > met) tones.peg(metNow - 1);
        met = metNow;
        requestAnimationFrame(step);
      };
      step();
    });
  }

  return {
    show(multiples, locale) {
      rows = multiples.length - 1;
      rested = null;
      buckets.show(multiples, locale);
      redraw();
    },
    async drop(path, { speed, motion }) {
      const fall = fallAlong(board, path, speed);
      [isFalling, isResized] = [true, false];
      if (isMoving()) await untilMoved(animate(fall, path, motion), fall.endsAtMs);
      if (motion.aborted) return;
      end(fall, path);
      if (isResized) redraw();
      tones.chip();
    },
    rest: (path) => end(fallAlong(board, path), path),
  };
}

/** The way of the ball as a path of the picture. */
function trailOf(fall: Fall): string {
  const points = [];
  for (let ms = 0; ms <= fall.endsAtMs; ms += 12) {
    const { x, y } = fall.at(ms);
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}
