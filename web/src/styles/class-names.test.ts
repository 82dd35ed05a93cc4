import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import { markupClasses } from './markup-classes-fixture';

const source = new URL('..', import.meta.url).pathname;
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.css')).map((file) => [file, read(file)] as const);

function read(file: string): string {
  return readFileSync(`${source}${file}`, 'utf8');
}

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

/** Returns every class of a stylesheet's selectors, without the backslashes that mark their special characters. */
function allClassesOf(css: string): string[] {
  const selectors = css.replace(/\/\*[^]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  return [...selectors.join().matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replace(/\\/g, ''),
  );
}

/** Returns those of the classes for which Tailwind writes a rule. */
async function utilitiesAmong(classes: string[]): Promise<string[]> {
  const { build } = await compile(read('styles/tailwind.css'), {
    loadStylesheet: async (id, base) => {
      const path = fileURLToPath(import.meta.resolve(id));
      return { path, base, content: readFileSync(path, 'utf8') };
    },
  });
  return allClassesOf(build(classes));
}

/** Whether one of the names fits a class as markup says it: `amount-*` fits `amount-gold`. */
function isAmong(names: ReadonlySet<string>, written: string): boolean {
  const [start = '', end] = written.split('*');
  if (end === undefined) return names.has(written);
  return [...names].some((name) => name.startsWith(start) && name.endsWith(end));
}

it('has one owner for every class and animation, because styles of earlier pages still apply', () => {
  const owners = new Map<string, Set<string>>();
  for (const [file, css] of sheets) {
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

describe('markupClasses', () => {
  it('reads attributes, choices, templates and composed classes, and leaves out what they depend on', () => {
    const module = `
      const rowClass = 'row';
      const tile = { className: 'tile', variant: 'primary' };
      <Panel className={isOf('week') ? 'wide' : kind === 'day' ? 'day' : ''} title="no class" />;
      <b className={\`play amount-\${coin} \${isTall ? 'tall' : ''}\`} />;
      <form className={panelClass('grid gap-4')} />;
      <a className={buttonClass({ variant: 'quiet', className: 'bell' })} />`;

    expect(markupClasses('page.tsx', module)).toEqual([
      'row',
      'tile',
      'wide',
      'day',
      'play',
      'amount-*',
      'tall',
      'grid',
      'gap-4',
      'bell',
    ]);
  });
});

it('has a rule or a utility for every class in markup', async () => {
  const used = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => markupClasses(file, read(file)).map((name) => ({ name, file })));
  const names = used.map(({ name }) => name);
  const known = new Set([
    ...sheets.flatMap(([, css]) => allClassesOf(css)),
    ...(await utilitiesAmong(names)),
  ]);

  expect(names.length).toBeGreaterThan(1000);
  expect(used.filter(({ name }) => !isAmong(known, name))).toEqual([]);
});
