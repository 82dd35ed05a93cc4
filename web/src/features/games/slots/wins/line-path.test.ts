import { describe, expect, it } from 'vitest';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { lineColor, linePath } from './line-path';

describe('linePath', () => {
  it('passes through the middle of every cell', () => {
    const cells = [
      { reel: 0, row: 0 },
      { reel: 1, row: 2 },
    ];

    expect(linePath(cells)).toBe('M0.5 0.5L1.5 2.5');
  });
});

describe('lineColor', () => {
  it('gives neighboring lines different colors', () => {
    const colors = hkSlots.lines.map((_, line) => lineColor(line));

    expect(colors.every((color, line) => color !== colors[line + 1])).toBe(true);
  });
});
