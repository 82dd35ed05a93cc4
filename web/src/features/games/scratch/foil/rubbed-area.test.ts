import { describe, expect, it } from 'vitest';
import { rubbedArea } from './rubbed-area';

const left = { x: 0, y: 0.5 };
const right = { x: 1, y: 0.5 };

describe('foil field', () => {
  it('is closed while untouched', () => {
    const area = rubbedArea();

    expect(area.isOpen()).toBe(false);
    expect(area.spots()).toEqual([]);
  });

  it('opens once six tenths of it are rubbed away', () => {
    const less = rubbedArea();
    const enough = rubbedArea();

    less.rub(left, right, 0.28);
    enough.rub(left, right, 0.32);

    expect([less.isOpen(), enough.isOpen()]).toEqual([false, true]);
  });

  it('counts an area that is rubbed twice once', () => {
    const area = rubbedArea();

    for (let stroke = 0; stroke < 20; stroke += 1) area.rub(left, right, 0.2);

    expect(area.isOpen()).toBe(false);
    expect(area.spots().every(({ y }) => Math.abs(y - 0.5) <= 0.2)).toBe(true);
  });

  it('adds up strokes of any direction', () => {
    const area = rubbedArea();

    for (const y of [0.1, 0.3, 0.5, 0.7, 0.9]) area.rub({ x: 1, y }, { x: 0, y }, 0.08);

    expect(area.isOpen()).toBe(true);
  });

  it('treats a tap as a dot', () => {
    const area = rubbedArea();

    area.rub(left, left, 0.1);

    expect(area.spots().every(({ x, y }) => Math.hypot(x - left.x, y - left.y) <= 0.1)).toBe(true);
    expect(area.spots().length).toBeGreaterThan(0);
  });

  it('ignores a stroke beside it', () => {
    const area = rubbedArea();

    area.rub({ x: 1.5, y: 0 }, { x: 1.5, y: 1 }, 0.4);

    expect(area.spots()).toEqual([]);
  });

  it('continues where an earlier visit has left it', () => {
    const earlier = rubbedArea();
    earlier.rub(left, right, 0.28);

    const area = rubbedArea(earlier.points());
    const before = area.spots();
    area.rub({ x: 0, y: 0.9 }, { x: 1, y: 0.9 }, 0.1);

    expect(before).toEqual(earlier.spots());
    expect(area.isOpen()).toBe(true);
  });
});
