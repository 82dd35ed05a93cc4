import { describe, expect, it } from 'vitest';
import { describeVoided, describeVoiding, voidLabel } from './voided-copy';

describe('describeVoided', () => {
  it('counts what was voided and replaced', () => {
    expect(describeVoided({ voided: 120, replaced: 1, kept: 0, remaining: 0 })).toBe(
      '120 codes voided. 1 code of orders replaced.',
    );
  });

  it('says how to continue', () => {
    expect(describeVoided({ voided: 0, replaced: 0, kept: 2, remaining: 3 })).toBe(
      '0 codes voided. 2 codes of orders could not be replaced, because the pool has no other code. Add codes, then void the batch again. ' +
        '3 codes not viewed yet remain. Void the batch again to continue.',
    );
  });
});

describe('describeVoiding', () => {
  it('says what happens to the codes of the pool and of orders', () => {
    expect(describeVoiding({ available: 2, unviewed: 1 })).toBe(
      '2 codes of the pool will never be issued. 1 code of orders, not viewed yet, will be replaced by other codes of the pool, and their players notified. ' +
        'Codes that players have viewed stay. This cannot be undone.',
    );
    expect(describeVoiding({ available: 1, unviewed: 0 })).toMatch(/^1 code of the pool .* undone\.$/);
  });
});

describe('voidLabel', () => {
  it.each([
    [1, 'Void 1 unviewed code'],
    [1_200, 'Void 1,200 unviewed codes'],
  ])('of %i codes', (unviewed, label) => {
    expect(voidLabel(unviewed)).toBe(label);
  });
});
