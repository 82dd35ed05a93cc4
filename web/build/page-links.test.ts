import { expect, it } from 'vitest';
import { type LinkedFiles, moduleLinks } from './page-links';

/** A chunk with one module of the same name. */
function chunk(name: string, imports: readonly string[], css: readonly string[] = []) {
  return {
    type: 'chunk' as const,
    fileName: `${name}.js`,
    moduleIds: [`/site/src/${name}.ts`],
    imports: imports.map((each) => `${each}.js`),
    viteMetadata: { importedCss: new Set(css) },
  };
}

const bundle: LinkedFiles = Object.fromEntries(
  [
    chunk('main', ['helper'], ['site.css']),
    chunk('helper', []),
    chunk('page', ['shared', 'helper'], ['page.css']),
    chunk('shared', ['deep']),
    chunk('deep', ['shared']),
  ].map((each) => [each.fileName, each]),
);

it('lists what a page needs in addition to the entry, dependencies first', () => {
  const { styles, code } = moduleLinks(bundle, ['/src/page.ts']);

  expect(styles).toEqual(['<link rel="stylesheet" href="/page.css">']);
  expect(code.map((link) => /href="\/(\w+)/.exec(link)?.[1])).toEqual(['deep', 'shared', 'page']);
});

it('throws for a module that no chunk contains', () => {
  expect(() => moduleLinks(bundle, ['/src/gone.ts'])).toThrow('The build has no chunk of /src/gone.ts.');
});
