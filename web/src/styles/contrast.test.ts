import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** The colours that a rule sets, by token. */
function coloursOf(...selectors: string[]): Record<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)];
  const bodies = rules.filter(([, selector = '']) =>
    selectors.includes(selector.trim().replace(/\s+/g, ' ')),
  );
  return Object.fromEntries(
    bodies.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
    ),
  );
}

const dark = coloursOf(':root', ':root, .surface');
const light = { ...dark, ...coloursOf(":root[data-theme='light']") };
const onSurfaceInLight = { ...light, ...coloursOf(':root, .surface') };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio"; not a number for a colour that is missing, which then counts as weak. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const meanings = ['button', 'primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning', 'win'];
const places = ['background', 'surface', 'raised', 'field'];
const themes = { dark, light, 'a surface in the light theme': onSurfaceInLight };

it.each(Object.entries(themes))('in %s, every colour carries its text at 4.5:1 or better', (_, colours) => {
  const pairs = [...meanings, ...places].map((name) => [name, `on-${name}`] as const);

  const weak = pairs.filter(([name, on]) => !(contrast(colours[name] ?? '', colours[on] ?? '') >= 4.5));

  expect(weak).toEqual([]);
});

it.each([
  ['dark', dark, ['background', 'surface', 'raised', 'field']],
  ['light', light, ['background']],
  ['a surface in the light theme', onSurfaceInLight, ['surface', 'raised', 'field']],
] as const)('in %s, coloured and quiet words can be read where they stand', (_, colours, grounds) => {
  const words = ['muted', ...meanings.filter((name) => name !== 'button' && name !== 'win')];
  const pairs = words.flatMap((word) => grounds.map((ground) => [word, ground] as const));

  const weak = pairs.filter(
    ([word, ground]) => !(contrast(colours[word] ?? '', colours[ground] ?? '') >= 4.5),
  );

  expect(weak).toEqual([]);
});
