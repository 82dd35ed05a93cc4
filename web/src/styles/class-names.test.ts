import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('..', import.meta.url).pathname;

/** Returns the owner of a stylesheet: one feature, or the shared parts. */
function ownerOf(file: string): string {
  return /^features\/(admin\/[^/]+|[^/]+)/.exec(file)?.[1] ?? 'shared';
}

/** Returns the classes that a stylesheet defines: the first one of each selector. */
function classesOf(css: string): string[] {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...selectors].flatMap(([, list = '']) =>
    list.split(',').flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []),
  );
}

it('has one owner for every class and animation, because styles of earlier pages still apply', () => {
  const owners = new Map<string, Set<string>>();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  for (const file of files) {
    const css = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => `@keyframes ${name}`);
    for (const name of [...classesOf(css), ...animations]) {
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));
    }
  }

  const disputed = [...owners]
    .filter(([, of]) => of.size > 1)
    .map(([name, of]) => `${name}: ${[...of].join(', ')}`);

  expect(owners.size).toBeGreaterThan(50);
  expect(disputed).toEqual([]);
});
