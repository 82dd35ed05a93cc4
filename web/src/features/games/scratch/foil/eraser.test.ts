import { expect, it, vi } from 'vitest';
import { eraserOf } from './eraser';

it('eraserOf erases a whole tip where a stroke has no length, for which a canvas draws no line', () => {
  const arc = vi.fn();
  const context = new Proxy({ arc } as Record<string, unknown>, {
    get: (known, name) => known[String(name)] ?? vi.fn(),
  });
  const radius = 10;

  eraserOf(context as unknown as CanvasRenderingContext2D).stroke({ x: 5, y: 5 }, { x: 5, y: 5 }, radius);

  expect(Math.max(...arc.mock.calls.map(([, , drawn]) => Number(drawn)))).toBe(radius * 0.85);
});
