import { describe, expect, it } from 'vitest';
import { bucketCenter, layOut, pegMet } from './geometry';

const boards = [8, 12, 16].flatMap((rows) => [0.35, 0.8].map((shape) => [rows, shape] as const));

describe.each(boards)('layOut of %i rows with the shape %f', (rows, shape) => {
  const board = layOut(rows, shape);

  it('places three pegs in the first row and one more in each further row', () => {
    expect(board.pegs.map((row) => row.length)).toEqual(Array.from({ length: rows }, (_, row) => row + 3));
  });

  it('keeps every peg within the board, each row centered', () => {
    for (const row of board.pegs) {
      for (const { x, y } of row) {
        expect(x >= -1e-9 && x <= board.width + 1e-9 && y > 0 && y < board.height).toBe(true);
      }
      expect((row[0]?.x ?? 0) + (row.at(-1)?.x ?? 0)).toBeCloseTo(board.width);
    }
  });

  it('leads each path to the bucket between the pegs of the last row', () => {
    for (const rights of [0, 1, rows / 2, rows - 1]) {
      const last = pegMet(board, rows - 1, rights);

      expect(bucketCenter(board, rights)).toBeCloseTo(last.x - board.spacing / 2);
      expect(bucketCenter(board, rights + 1)).toBeCloseTo(last.x + board.spacing / 2);
    }
  });

  it('leaves room for the ball between two pegs', () => {
    expect(board.spacing).toBeGreaterThan(2 * (board.pegRadius + board.ballRadius));
  });
});
