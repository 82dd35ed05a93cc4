import { describe, expect, it } from 'vitest';
import { instantOf, localTimeOf } from './draw-time';

describe('instantOf and localTimeOf', () => {
  it.each(['2026-12-01T18:00:30.000Z', '2026-07-01T00:00:00.000Z'])(
    'return %s through a field',
    (instant) => {
      expect(instantOf(localTimeOf(instant))).toBe(instant);
    },
  );

  it('return nothing for an empty field', () => {
    expect(instantOf('')).toBe('');
  });
});
