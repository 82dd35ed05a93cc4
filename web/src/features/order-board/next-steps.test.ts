import { describe, expect, it } from 'vitest';
import type { BoardOrder } from '#web/lib/play-fab-ops-types';
import { isLate, nextSteps, reasonsFor } from './next-steps';

const order = (over: Partial<BoardOrder>) =>
  ({ status: 'approved', address: {}, codesMissing: 0, timeline: [], ...over }) as unknown as BoardOrder;
const offered = (over: Partial<BoardOrder>) => nextSteps(order(over)).map(({ status }) => status);

describe('nextSteps', () => {
  it('offers to ship only what has somewhere to go', () => {
    expect(offered({})).toContain('shipped');
    expect(offered({ address: null })).not.toContain('shipped');
  });

  it('offers to deliver only what is whole', () => {
    expect(offered({})).toContain('delivered');
    expect(offered({ codesMissing: 1 })).not.toContain('delivered');
  });

  it('offers nothing once it has ended', () => {
    for (const status of ['declined', 'cancelled', 'refunded'] as const)
      expect(offered({ status })).toEqual([]);
  });
});

describe('reasonsFor', () => {
  it('are those of the steps that undo', () => {
    expect(reasonsFor('approved')).toEqual([]);
    expect(reasonsFor('refunded')).toContain('arrived-damaged');
  });
});

describe('isLate', () => {
  it.each([
    ['placed', '2026-11-25', true],
    ['placed', '2026-11-26', false],
    ['delivered', '2026-11-25', false],
  ] as const)('of an order that is %s and was promised something by %s: %s', (status, promisedOn, late) => {
    const timeline = [{ promisedOn }] as unknown as BoardOrder['timeline'];

    expect(isLate({ status, timeline }, '2026-11-26')).toBe(late);
  });
});
