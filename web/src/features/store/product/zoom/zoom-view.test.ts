import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

const share = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const point = fc.record({ x: share, y: share });
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
/** A view after some gestures. */
const view = fc
  .array(fc.tuple(factor, point, point), { maxLength: 4 })
  .map((gestures) =>
    gestures.reduce((now, [by, at, move]) => movedBy(scaledBy(now, by, at), move), wholePicture),
  );

/** The point of the picture at a point of the frame, from its center. */
const pictured = ({ scale, x, y }: ZoomView, at: FramePoint) => [(at.x - x) / scale, (at.y - y) / scale];

describe('a zoomed view', () => {
  it('always covers the frame with the picture', () => {
    fc.assert(
      fc.property(view, ({ scale, x, y }) => {
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(scale).toBeLessThanOrEqual(5);
        for (const shift of [x, y]) expect(Math.abs(shift)).toBeLessThanOrEqual((scale - 1) / 2 + 1e-9);
      }),
    );
  });

  it('keeps the point under the pointer in place while it scales up', () => {
    fc.assert(
      fc.property(view, fc.double({ min: 1, max: 10, noNaN: true }), point, (before, by, at) => {
        const after = scaledBy(before, by, at);

        const [x, y] = pictured(before, at);
        expect(pictured(after, at)[0]).toBeCloseTo(x!, 6);
        expect(pictured(after, at)[1]).toBeCloseTo(y!, 6);
      }),
    );
  });

  it('zooms in at a press, and shows the whole picture at the next one', () => {
    const close = pressed(wholePicture, { x: 0.25, y: -0.25 });

    expect(close).toEqual({ scale: 2.5, x: -0.375, y: 0.375 });
    expect(pressed(close, { x: 0, y: 0 })).toEqual(wholePicture);
  });

  it('follows one finger once it is zoomed, and two fingers that part', () => {
    const one = [{ x: 0, y: 0 }];
    const moved = [{ x: 0.1, y: 0 }];
    expect(isZoomed(followed(wholePicture, one, moved))).toBe(false);
    expect(followed({ scale: 2, x: 0, y: 0 }, one, moved)).toEqual({ scale: 2, x: 0.1, y: 0 });

    const near = [
      { x: -0.1, y: 0 },
      { x: 0.1, y: 0 },
    ];
    const apart = [
      { x: -0.2, y: 0 },
      { x: 0.2, y: 0 },
    ];
    expect(followed(wholePicture, near, apart)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(followed(wholePicture, near, near)).toEqual(wholePicture);
  });
});
