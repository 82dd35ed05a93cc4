import { isMoving, untilDrawn } from './motion';

/** Path of an element over the table. */
interface Slide {
  readonly durationMs: number;
  /** Turn at the far end of the path, in degrees. @default 0 */
  readonly turn?: number;
}

const easing = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

/**
 * Moves a new element from the position of another one to its own, and resolves when it sets out; at once where nothing moves. The browser
 * lays it out in an earlier frame, since one frame has no time for both.
 */
export async function slideFrom(
  origin: Element,
  element: HTMLElement,
  { durationMs, turn = 0 }: Slide,
): Promise<void> {
  if (!isMoving()) return;
  element.style.visibility = 'hidden';
  await untilDrawn();
  element.style.visibility = '';
  element.animate([{ transform: wayTo(origin, element, turn) }, { transform: 'none' }], {
    duration: durationMs,
    easing,
  });
}

/** Moves an element to the position of another one, where it fades; resolves when it has arrived. */
export async function slideTo(
  target: Element,
  element: Element,
  { durationMs, turn = 0 }: Slide,
): Promise<void> {
  if (!isMoving()) return;
  await untilDrawn();
  const way = [{ transform: 'none' }, { transform: wayTo(target, element, turn), opacity: 0 }];
  const animation = element.animate(way, { duration: durationMs, easing: 'ease-in' });
  // A hidden page may cancel it; the element has arrived all the same.
  await Promise.allSettled([animation.finished]);
}

/** Transformation that places the center of an element on the center of another one. */
function wayTo(other: Element, element: Element, turn: number): string {
  const from = centerOf(element);
  const to = centerOf(other);
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) rotate(${turn}deg) scale(0.9)`;
}

function centerOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
