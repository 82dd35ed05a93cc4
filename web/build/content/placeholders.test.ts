import { describe, expect, it } from 'vitest';
import { readContent } from './content-files';
import { facts } from './facts';
import { fillPlaceholders, placeholdersIn } from './placeholders';

const place = { file: 'content/pages/A.md', line: 7 };

describe('fillPlaceholders', () => {
  it('replaces placeholders with facts', () => {
    expect(fillPlaceholders('From {{a}} to {{ b.c }}.', { a: '1', 'b.c': '2' }, place)).toBe('From 1 to 2.');
  });

  it('inserts a fact literally, including replacement patterns', () => {
    expect(fillPlaceholders('{{a}}', { a: "$& $1 {{a}} $'" }, place)).toBe("$& $1 {{a}} $'");
  });

  it.each(['', 'b', 'a.b', 'toString'])('throws for {{%s}}, which is no fact', (name) => {
    expect(() => fillPlaceholders(`One\n\n{{a}} {{${name}}}`, { a: '1' }, place)).toThrow(
      `content/pages/A.md:9: {{${name}}}`,
    );
  });
});

describe('facts', () => {
  const requested = new Set(
    [...readContent('pages'), ...readContent('blog')].flatMap(({ text }) => placeholdersIn(text)),
  );

  it('exist for every placeholder of the pages and posts', () => {
    expect([...requested].filter((name) => !Object.hasOwn(facts, name))).toEqual([]);
    expect(requested.size).toBeGreaterThan(60);
  });

  it.each(Object.entries(facts))('have text for %s', (_, text) => {
    expect(text).not.toMatch(/undefined|NaN|null|\[object|^$/);
  });

  it('match the product rules', () => {
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
