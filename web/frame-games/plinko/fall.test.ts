import { describe, expect, it } from 'vitest';
import { fallAlong } from './fall';
import { bucketCenter, layOut } from './geometry';

const right = (count: number) => Array<number>(count).fill(1);
const left = (count: number) => Array<number>(count).fill(0);

const boards = [8, 12, 16].flatMap((rows) => [0.35, 0.8].map((shape) => [rows, shape] as const));

describe.each(boards)('fallAlong %i rows of a board with the shape %f', (rows, shape) => {
  const board = layOut(rows, shape);

  it.each([
    ['left', left(rows), 0],
    ['right', right(rows), rows],
    ['both sides', [...right(3), ...left(rows - 3)], 3],
  ])('ends above the bucket of a path to the %s', (_, path, bucket) => {
    const fall = fallAlong(board, path);

    const { x, y } = fall.at(fall.endsAtMs);

    expect(x).toBeCloseTo(bucketCenter(board, bucket));
    expect(y).toBeGreaterThan(board.pegs.at(-1)?.[0]?.y ?? Infinity);
    expect(y).toBeLessThanOrEqual(board.height);
  });

  it('takes between one and a half and two and a half seconds, half of it at twice the speed', () => {
    const { endsAtMs } = fallAlong(board, left(rows));

    expect(endsAtMs).toBeGreaterThan(1_500);
    expect(endsAtMs).toBeLessThan(2_500);
    expect(fallAlong(board, left(rows), 2).endsAtMs).toBeCloseTo(endsAtMs / 2);
  });

  it('meets the peg of every row on the way and moves without jumps', () => {
    const fall = fallAlong(board, [...left(2), ...right(rows - 2)]);
    const places = Array.from({ length: Math.ceil(fall.endsAtMs / 4) }, (_, at) => fall.at(at * 4));
    const jumps = places.slice(1).map(({ x, y }, at) => {
      const before = places[at] ?? { x, y };
      return Math.hypot(x - before.x, y - before.y);
    });

    expect(fall.meetsAtMs).toHaveLength(rows);
    expect(Math.max(...jumps)).toBeLessThan(board.height / 20);
    for (const [row, ms] of fall.meetsAtMs.entries()) {
      expect(Math.abs(fall.at(ms).y - (board.pegs[row]?.[0]?.y ?? 0))).toBeLessThan(board.spacing / 2);
    }
  });

  it('bounces up from a peg before it falls on', () => {
    const fall = fallAlong(board, right(rows));
    const [first = 0] = fall.meetsAtMs;

    expect(fall.at(first + 20).y).toBeLessThan(fall.at(first).y);
  });
});
