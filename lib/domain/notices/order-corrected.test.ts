import { describe, expect, it } from 'vitest';
import { describeOrderCorrection, orderCorrections } from './order-corrected';

const at = '2026-11-21T07:12:03.123Z';
const later = '2026-11-22T07:12:03.123Z';
const order = { id: 'o-1', codes: [] };

describe('orderCorrections', () => {
  it('returns a correction of the address once', () => {
    const corrected = { ...order, corrections: [{ at }] };

    expect(orderCorrections(corrected, order)).toEqual([
      { name: 'address 1', at, noticeEvent: { kind: 'order-corrected', order: 'o-1', what: 'address' } },
    ]);
    expect(orderCorrections(corrected, corrected)).toEqual([]);
  });

  it('returns each replacement of a code', () => {
    const before = { ...order, codes: [{}, { replaced: { times: 1, at } }] };
    const after = { ...order, codes: [{}, { replaced: { times: 2, at: later } }] };

    expect(orderCorrections(after, before)).toEqual([
      {
        name: 'code 1 2',
        at: later,
        noticeEvent: { kind: 'order-corrected', order: 'o-1', what: 'gift-code' },
      },
    ]);
    expect(orderCorrections(after, after)).toEqual([]);
  });
});

describe('describeOrderCorrection', () => {
  it('names what was corrected', () => {
    const titles = (['address', 'gift-code'] as const).map(
      (what) => describeOrderCorrection({ kind: 'order-corrected', order: 'o-1', what }).title,
    );

    expect(titles).toEqual([
      'We corrected the address of your order',
      'We replaced a gift code of your order',
    ]);
  });
});
