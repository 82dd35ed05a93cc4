import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCodeSeal } from './code-seal';
import { openSeal } from './seal-fixture';

describe('createCodeSeal', () => {
  it('opens what it sealed and does not reveal the code in the sealed text', () => {
    const seal = openSeal();
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 100 }), (code) => {
        const sealed = seal.seal('tea', code);

        expect(seal.open('tea', sealed)).toBe(code);
        expect(sealed).not.toContain(code);
      }),
    );
  });

  it('throws for another product, another key, a changed text or an unknown version', () => {
    const seal = openSeal();
    const sealed = seal.seal('tea', 'TEA-1234');
    const other = createCodeSeal('another key', (bytes) => new Uint8Array(bytes));
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');

    expect(() => seal.open('film', sealed)).toThrow();
    expect(() => other.open('tea', sealed)).toThrow();
    expect(() => seal.open('tea', changed)).toThrow();
    expect(() => seal.open('tea', sealed.replace('v1', 'v2'))).toThrow(/unknown version/);
  });

  it('returns stable fingerprints that depend on product and key', () => {
    const one = openSeal();
    const two = openSeal();

    expect(one.fingerprint('tea', 'TEA-1234')).toBe(two.fingerprint('tea', 'TEA-1234'));
    expect(one.fingerprint('tea', 'TEA-1234')).not.toBe(one.fingerprint('film', 'TEA-1234'));
    expect(createCodeSeal('another key', () => new Uint8Array()).fingerprint('tea', 'TEA-1234')).not.toBe(
      one.fingerprint('tea', 'TEA-1234'),
    );
  });
});
