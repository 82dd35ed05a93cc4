import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from './contrast';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** Returns the colors that a rule sets, by token. */
function colorsOf(...selectors: string[]): Record<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)];
  const bodies = rules.filter(([, selector = '']) =>
    selectors.includes(selector.trim().replace(/\s+/g, ' ')),
  );
  return Object.fromEntries(
    bodies.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
    ),
  );
}

const darkRoot = ":root, [data-theme='dark']";
const onSurface = ":root, [data-theme='dark'], .surface";
const dark = colorsOf(darkRoot, onSurface);
const light = { ...dark, ...colorsOf("[data-theme='light']") };
const onSurfaceInLight = { ...light, ...colorsOf(onSurface) };

const meanings = ['button', 'primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning', 'win'];
const places = ['background', 'surface', 'raised', 'field'];
const themes = { dark, light, 'a surface in the light theme': onSurfaceInLight };

it.each(Object.entries(themes))(
  'in %s, every color has a contrast of 4.5:1 or better with its text',
  (_, colors) => {
    const pairs = [...meanings, ...places].map((name) => [name, `on-${name}`] as const);

    const weak = pairs.filter(([name, on]) => !(contrast(colors[name] ?? '', colors[on] ?? '') >= 4.5));

    expect(weak).toEqual([]);
  },
);

it.each([
  ['dark', dark, ['background', 'surface', 'raised', 'field']],
  ['light', light, ['background']],
  ['a surface in the light theme', onSurfaceInLight, ['surface', 'raised', 'field']],
] as const)('in %s, colored and muted text is readable on its backgrounds', (_, colors, grounds) => {
  const textColors = ['muted', ...meanings.filter((name) => name !== 'button' && name !== 'win')];
  const pairs = textColors.flatMap((word) => grounds.map((ground) => [word, ground] as const));

  const weak = pairs.filter(([word, ground]) => !(contrast(colors[word] ?? '', colors[ground] ?? '') >= 4.5));

  expect(weak).toEqual([]);
});
