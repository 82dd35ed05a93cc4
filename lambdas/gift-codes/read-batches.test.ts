import { describe, expect, it } from 'vitest';
import { readBatches } from './read-batches';
import type { GiftCodeStore } from './stores/gift-code-store';

const addedAt = new Date('2026-11-21T12:00:00Z');

/** A pool whose pages have one code each. */
function setup(pages: number) {
  const read: (string | undefined)[] = [];
  const codesIn: GiftCodeStore['codesIn'] = async (_product, { after } = {}) => {
    read.push(after);
    const next = read.length < pages ? String(read.length) : undefined;
    return { codes: [{ code: String(read.length), request: 'r', addedAt, state: 'free' }], next };
  };
  return { giftCodes: { codesIn }, read };
}

describe('readBatches', () => {
  it('counts the codes of all pages', async () => {
    const { giftCodes, read } = setup(3);

    expect(await readBatches({ giftCodes }, 'tea')).toEqual({
      batches: [{ id: 'r', addedAt, available: 3, unviewed: 0, viewed: 0, voided: 0 }],
      remaining: false,
    });
    expect(read).toEqual([undefined, '1', '2']);
  });

  it('stops after 10 pages and says that codes remain', async () => {
    const { giftCodes, read } = setup(11);

    expect(await readBatches({ giftCodes }, 'tea')).toMatchObject({ remaining: true });
    expect(read).toHaveLength(10);
  });
});
