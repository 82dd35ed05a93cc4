import { type PointerEvent, useCallback, useRef, useState } from 'react';
import {
  followed,
  type FramePoint,
  isZoomed,
  movedBy,
  pressed,
  scaledBy,
  wholePicture,
  type ZoomView,
} from './zoom-view';

/** Pixels of the wheel that scale by e. */
const wheelPixels = 400;
/** Distance in shares of the frame up to which a pointer only presses, and from which it turns the page. */
const mostPressed = 0.02;
const leastSwiped = 0.15;

/**
 * Zooms the picture in a frame by press, wheel, drag and pinch.
 *
 * @param onSwipe  called with the direction of a swipe over the whole picture
 */
export function useZoom(onSwipe: (by: 1 | -1) => void) {
  const [view, setView] = useState<ZoomView>(wholePicture);
  const fingers = useRef(new Map<number, FramePoint>());
  const start = useRef<{ at: FramePoint; isPress: boolean; isAlone: boolean } | null>(null);

  // The frame exists only while the dialog is open: each opening listens again, and starts with the whole picture.
  const frame = useCallback((element: HTMLDivElement) => {
    // React listens passively, and the page behind would scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      setView((now) => scaledBy(now, Math.exp(-event.deltaY / wheelPixels), pointIn(element, event)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      fingers.current.clear();
      start.current = null;
      setView(wholePicture);
    };
  }, []);

  function begin(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointIn(event.currentTarget, event);
    const isAlone = fingers.current.size === 0;
    start.current = { at, isPress: isAlone, isAlone };
    fingers.current.set(event.pointerId, at);
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    const at = pointIn(event.currentTarget, event);
    fingers.current.set(event.pointerId, at);
    const after = [...fingers.current.values()];
    const begun = start.current;
    if (begun && Math.hypot(at.x - begun.at.x, at.y - begun.at.y) > mostPressed) begun.isPress = false;
    setView((now) => followed(now, before, after));
  }

  function end(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const begun = start.current;
    start.current = null;
    if (!begun || event.type === 'pointercancel') return;
    const at = pointIn(event.currentTarget, event);
    const swiped = at.x - begun.at.x;
    if (begun.isPress) setView((now) => pressed(now, at));
    else if (begun.isAlone && !isZoomed(view) && Math.abs(swiped) > leastSwiped) onSwipe(swiped < 0 ? 1 : -1);
  }

  return {
    view,
    /** Attributes of the frame. */
    frame: { ref: frame, onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
    scale: (factor: number) => setView((now) => scaledBy(now, factor, { x: 0, y: 0 })),
    pan: (by: FramePoint) => setView((now) => movedBy(now, by)),
    reset: () => setView(wholePicture),
  };
}

function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): FramePoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
}
