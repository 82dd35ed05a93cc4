import { describe, expect, it } from 'vitest';
import { hasModifier } from './has-modifier';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe('hasModifier', () => {
  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('is true with %s', (modifier) => {
    expect(hasModifier({ ...plain, [modifier]: true })).toBe(true);
  });

  it('is false for a plain key', () => {
    expect(hasModifier(plain)).toBe(false);
  });
});
