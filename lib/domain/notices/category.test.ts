import { describe, expect, it } from 'vitest';
import { isMailed, isOptional, noticeCategories, whyObligatory } from './category';
import { categoryOf, isPromotional, noticeKinds } from './notice-event';

describe('isMailed', () => {
  it.each(['receipts', 'limits', 'security'] as const)(
    'returns true for %s in spite of muting, with a reason',
    (category) => {
      expect(isMailed(category, noticeCategories)).toBe(true);
      expect(whyObligatory(category)).toMatch(/^[A-Z].*\.$/);
    },
  );

  it.each(['identity', 'orders', 'support', 'free-entries', 'expiry'] as const)(
    'returns true for %s until it is muted',
    (category) => {
      expect(isMailed(category, [])).toBe(true);
      expect(isMailed(category, ['identity', 'orders', 'support', 'free-entries', 'expiry'])).toBe(false);
      expect(isMailed(category, ['something-of-old'])).toBe(true);
      expect(whyObligatory(category)).toBeNull();
    },
  );

  it('is optional for every promotional kind', () => {
    const promotional = noticeKinds.filter(isPromotional);

    expect(promotional).toEqual(['sweeps-expiring']);
    expect(promotional.every((kind) => isOptional(categoryOf(kind)))).toBe(true);
  });
});
