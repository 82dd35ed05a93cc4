import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url).pathname;

/** Returns the rules of a stylesheet that have three declarations or more, by their sorted declarations. */
function longRulesOf(css: string): { selector: string; body: string }[] {
  const blocks = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...blocks].flatMap(([, prelude = '', content = '']) => {
    const selector = prelude.trim().replace(/\s+/g, ' ');
    const declarations = content.split(';').flatMap((each) => each.trim().replace(/\s+/g, ' ') || []);
    const isStep = /^(from|to|[\d.]+%)/.test(selector);
    return isStep || declarations.length < 3 ? [] : { selector, body: declarations.toSorted().join('; ') };
  });
}

/** Returns each body that several rules have, with the places of these rules. */
function repeatedBodies(sheets: Record<string, string>): Record<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [file, css] of Object.entries(sheets)) {
    for (const { selector, body } of longRulesOf(css)) {
      places.set(body, [...(places.get(body) ?? []), `${file}: ${selector}`]);
    }
  }
  return Object.fromEntries([...places].filter(([, of]) => of.length > 1));
}

describe('repeatedBodies', () => {
  it('finds rules with the same declarations in any order, file and condition', () => {
    const repeated = repeatedBodies({
      'cart.css': '.cart { display: grid; gap: 1rem; color: red; } .price { color: red; gap: 1rem; }',
      'order.css': '@media print { .order { color: red; display: grid; gap: 1rem } }',
    });

    expect(repeated).toEqual({
      'color: red; display: grid; gap: 1rem': ['cart.css: .cart', 'order.css: .order'],
    });
  });

  it('leaves out steps of animations', () => {
    const step = '{ opacity: 0; scale: 1; rotate: 0deg; }';

    expect(
      repeatedBodies({ 'win.css': `@keyframes a { 0% ${step} } @keyframes b { from ${step} }` }),
    ).toEqual({});
  });
});

it('says three declarations in one rule only: layout is for utilities, anything else for a shared part', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const sheets = Object.fromEntries(files.map((file) => [file, readFileSync(`${source}${file}`, 'utf8')]));

  expect(files.length).toBeGreaterThan(100);
  expect(repeatedBodies(sheets)).toEqual({});
});
