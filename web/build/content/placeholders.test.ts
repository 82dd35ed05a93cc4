import { describe, expect, it } from 'vitest';
import { readContent } from './content-files';
import { facts } from './facts';
import { fillPlaceholders, placeholdersIn } from './placeholders';

const place = { file: 'content/pages/A.md', line: 7 };

describe('a text', () => {
  it('has facts in the places that it keeps for them', () => {
    expect(fillPlaceholders('From {{a}} to {{ b.c }}.', { a: '1', 'b.c': '2' }, place)).toBe('From 1 to 2.');
  });

  it('takes a fact literally, whatever signs stand in it', () => {
    expect(fillPlaceholders('{{a}}', { a: "$& $1 {{a}} $'" }, place)).toBe("$& $1 {{a}} $'");
  });

  it.each(['', 'b', 'a.b', 'toString'])('is not set with {{%s}}, which no fact has for a name', (name) => {
    expect(() => fillPlaceholders(`One\n\n{{a}} {{${name}}}`, { a: '1' }, place)).toThrow(
      `content/pages/A.md:9: {{${name}}}`,
    );
  });
});

describe('the facts', () => {
  const asked = new Set(
    [...readContent('pages'), ...readContent('blog')].flatMap(({ text }) => placeholdersIn(text)),
  );

  it('are known wherever a page or a post asks for one', () => {
    expect([...asked].filter((name) => !Object.hasOwn(facts, name))).toEqual([]);
    expect(asked.size).toBeGreaterThan(60);
  });

  it.each(Object.entries(facts))('have words for %s', (_, words) => {
    expect(words).not.toMatch(/undefined|NaN|null|\[object|^$/);
  });

  it('say what the rules say', () => {
    expect(facts).toMatchObject({
      'packages.cheapest': '$1.99',
      'packages.dearest': '$299.99',
      'order.minimum': '10.00 SC',
      'order.identityAbove': '100.00 SC',
      'wheel.mean': '0.354 SC',
      'friends.sweeps': '5.00 SC',
      'games.hk-slots.highest': 'over 2,000 times the stake (1 in 1,286,661 rounds)',
      'games.neon-tiger.highest': '100 times the stake (1 in 11,025 rounds)',
      'friends.gold': '50,000 GC',
      'limits.exclusions': '6 months, 1 year, 3 years, 5 years or for good',
    });
  });
});
