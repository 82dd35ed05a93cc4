import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const web = new URL('../../', import.meta.url).pathname;

/** How a part leaves the sight, not the screen reader, on condition. Utilities say it for the site; pages of frame games have none. */
const outOfSight = 'clip-path: inset(50%); position: absolute';

/** Returns the rules of a stylesheet that have several declarations, by their sorted declarations. */
function longRulesOf(css: string): { selector: string; body: string }[] {
  const blocks = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...blocks].flatMap(([, prelude = '', content = '']) => {
    const selector = prelude.trim().replace(/\s+/g, ' ');
    const declarations = content.split(';').flatMap((each) => each.trim().replace(/\s+/g, ' ') || []);
    const isStep = /^(from|to|[\d.]+%)/.test(selector);
    return isStep || declarations.length < 2 ? [] : { selector, body: declarations.toSorted().join('; ') };
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
  return Object.fromEntries([...places].filter(([body, of]) => of.length > 1 && body !== outOfSight));
}

describe('repeatedBodies', () => {
  it('finds rules with the same declarations in any order, file and condition', () => {
    const repeated = repeatedBodies({
      'cart.css': '.cart { display: grid; gap: 1rem; } .price { gap: 1rem; } .total { gap: 1rem; }',
      'order.css': '@media print { .order { gap: 1rem; display: grid } }',
    });

    expect(repeated).toEqual({ 'display: grid; gap: 1rem': ['cart.css: .cart', 'order.css: .order'] });
  });

  it('leaves out steps of animations', () => {
    const step = '{ opacity: 0; scale: 1; rotate: 0deg; }';

    expect(
      repeatedBodies({ 'win.css': `@keyframes a { 0% ${step} } @keyframes b { from ${step} }` }),
    ).toEqual({});
  });
});

it.each([
  { folder: 'src', sheetCount: 100 },
  { folder: 'frame-games', sheetCount: 10 },
])(
  'says two declarations in one rule of $folder only: layout is for utilities, anything else for a shared part',
  ({ folder, sheetCount }) => {
    const files = readdirSync(web + folder, { recursive: true, encoding: 'utf8' });
    const sheets = files
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, readFileSync(`${web}${folder}/${file}`, 'utf8')]);

    expect(sheets.length).toBeGreaterThan(sheetCount);
    expect(repeatedBodies(Object.fromEntries(sheets))).toEqual({});
  },
);
