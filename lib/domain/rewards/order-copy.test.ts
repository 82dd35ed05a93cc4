import { describe, expect, it } from 'vitest';
import { statusText, stepText } from './order-copy';
import { orderStatuses } from './order-status';

describe('stepText', () => {
  it.each(orderStatuses)('describes the current status %s in the present', (status) => {
    expect(stepText(status, { isPast: false })).toBe(statusText[status]);
  });

  it.each(['placed', 'approved', 'shipped', 'delivered'] as const)(
    'describes the step %s in the past once another one followed',
    (status) => {
      const text = stepText(status, { isPast: true });

      expect(text).not.toBe(statusText[status]);
      expect(text).not.toMatch(/ing\b|\bis\b|\bare\b/);
    },
  );
});
