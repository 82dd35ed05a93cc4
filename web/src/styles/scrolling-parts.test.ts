import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('..', import.meta.url);

/** A rule of a stylesheet with its file and selector. */
interface Rule {
  readonly name: string;
  readonly body: string;
}

function rulesOf(file: string): Rule[] {
  const css = readFileSync(new URL(file, source), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    name: `${file}: ${selector.trim()}`,
    body,
  }));
}

// https://www.w3.org/TR/css-overflow-3/#scrollable: a box clips no absolutely positioned part of another containing block.
it('positions every part that scrolls, so that text for screen readers within it does not widen the page', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const scrolling = files.flatMap(rulesOf).filter(({ body }) => /\boverflow(-[xy])?: auto/.test(body));
  const unpositioned = scrolling.filter(
    ({ body }) => !/\bposition: (relative|absolute|fixed|sticky);/.test(body),
  );

  expect(scrolling.length).toBeGreaterThan(10);
  expect(unpositioned.map(({ name }) => name)).toEqual([]);
});
