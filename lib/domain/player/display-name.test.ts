import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayNameFault, normalizeName } from './display-name';

describe('normalizeName', () => {
  it.each([
    ['  Mei  ', 'Mei'],
    ['\u00a0Mei\t\n', 'Mei'],
    ['Jose\u0301', 'Jos\u00e9'],
    ['Mei  Wong', 'Mei  Wong'],
  ])('turns %j into %j', (text, name) => {
    expect(normalizeName(text)).toBe(name);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = normalizeName(text);
        expect(normalizeName(name)).toBe(name);
      }),
      { seed: 7201, numRuns: 1000 },
    );
  });
});

describe('displayNameFault', () => {
  it.each(['M', 'Mei Wong', '美玲', 'Zoë-Ann O’Neil', '🎲', '👩‍🚀', 'x'.repeat(40), '🎲'.repeat(40)])(
    'accepts %j',
    (name) => {
      expect(displayNameFault(name)).toBeNull();
    },
  );

  it.each([
    ['no name', '', '1 to 40'],
    ['one of 41 characters', 'x'.repeat(41), '1 to 40'],
    ['41 characters of two units each', '🎲'.repeat(41), '1 to 40'],
    ['a line break', 'Mei\nWong', 'one line'],
    ['a bell', 'Mei\u0007', 'one line'],
    ['a line separator', 'Mei\u2028Wong', 'one line'],
    ['half of a character', 'Mei\ud83c', 'one line'],
    ['one that turns what follows around', 'Mei\u202etxt', 'one line'],
    ['one that cannot be seen', '\u200d\u2060', 'at least one letter'],
  ])('refuses %s', (_case, name, message) => {
    expect(displayNameFault(name)).toContain(message);
  });
});
