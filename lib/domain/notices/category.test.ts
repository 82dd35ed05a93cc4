import { describe, expect, it } from 'vitest';
import { isMailed, isOptional, noticeCategories, whyObligatory } from './category';
import { categoryOf, isPromotional, noticeKinds } from './notice-event';

describe('the e-mail of a notice', () => {
  it.each(['receipts', 'limits', 'security'] as const)(
    'about %s comes whatever was turned off, and says why',
    (category) => {
      expect(isMailed(category, noticeCategories)).toBe(true);
      expect(whyObligatory(category)).toMatch(/^[A-Z].*\.$/);
    },
  );

  it.each(['identity', 'orders', 'support', 'free-entries', 'expiry'] as const)(
    'about %s comes until it is turned off',
    (category) => {
      expect(isMailed(category, [])).toBe(true);
      expect(isMailed(category, ['identity', 'orders', 'support', 'free-entries', 'expiry'])).toBe(false);
      expect(isMailed(category, ['something-of-old'])).toBe(true);
      expect(whyObligatory(category)).toBeNull();
    },
  );

  it('is the choice of the player for every promotional kind', () => {
    const promotional = noticeKinds.filter(isPromotional);

    expect(promotional).toEqual(['sweeps-expiring']);
    expect(promotional.every((kind) => isOptional(categoryOf(kind)))).toBe(true);
  });
});
