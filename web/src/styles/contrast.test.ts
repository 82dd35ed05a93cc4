import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from './contrast';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** Returns the colors that rules of one selector set, by token. */
function colorsOf(selector: string): Record<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)];
  const bodies = rules.filter(([, each = '']) => each.trim().replace(/\s+/g, ' ') === selector);
  return Object.fromEntries(
    bodies.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
    ),
  );
}

const shared = colorsOf(":root, [data-theme='dark']");
const night = colorsOf(":root, [data-theme='dark'], .night");
const day = colorsOf("[data-theme='light'], [data-theme='light'] :is(.dialog, .popover)");
const themes = { dark: { ...shared, ...night }, light: { ...shared, ...night, ...day } };
/** Both themes, and what the light theme marks as night: the colors of the dark theme on the surface of the light one. */
const scopes = { ...themes, night: { ...themes.light, ...night } };

const meanings = ['button', 'primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning', 'win'];
const grounds = ['background', 'panel', 'raised', 'field'];
const textColors = ['muted', ...meanings.filter((name) => name !== 'button')];
const edges = ['outline-strong', 'focus', 'button-edge'];

it('has a light value for every color of the night but the button, which is dark purple in both', () => {
  const missing = Object.keys(night).filter((name) => !(name in day) && !/^(on-)?button/.test(name));

  expect(missing).toEqual([]);
});

it('has the surface and the button that are specified: dark navy and dark purple in both themes', () => {
  const specified = Object.entries(themes).map(([theme, { surface, button }]) => [theme, surface, button]);

  expect(specified).toEqual([
    ['dark', '#0f1836', '#4a1d7a'],
    ['light', '#141f45', '#4a1d7a'],
  ]);
});

it('makes each ground dark in the dark theme and light in the light theme', () => {
  const wrong = grounds.flatMap((ground) => [
    ...(contrast(themes.dark[ground] ?? '', '#ffffff') >= 12 ? [] : [`dark ${ground}`]),
    ...(contrast(themes.light[ground] ?? '', '#000000') >= 12 ? [] : [`light ${ground}`]),
  ]);

  expect(wrong).toEqual([]);
});

it.each(Object.entries(scopes))(
  'in %s colors, every color has a contrast of 4.5:1 or better with its text',
  (_, colors) => {
    const pairs = [
      ...[...meanings, ...grounds, 'surface', 'picture'].map((name) => [name, `on-${name}`]),
      ['button-hover', 'on-button'],
      ['primary-hover', 'on-primary'],
      ['picture', 'on-picture-muted'],
      ['picture', 'accent-on-picture'],
    ] as const;

    expect(pairs.filter(([ground = '', words = '']) => isWeak(colors, ground, words, 4.5))).toEqual([]);
  },
);

it.each(Object.entries(scopes))(
  'in %s colors, colored and muted text is readable on every ground',
  (scope, colors) => {
    const pairs = textColors.flatMap((words) => groundsIn(scope).map((ground) => [ground, words] as const));

    expect(pairs.filter(([ground, words]) => isWeak(colors, ground, words, 4.5))).toEqual([]);
  },
);

it.each(Object.entries(scopes))(
  'in %s colors, edges of controls and the focus have a contrast of 3:1 or better on every ground',
  (scope, colors) => {
    const pairs = edges.flatMap((edge) => groundsIn(scope).map((ground) => [ground, edge] as const));

    expect(pairs.filter(([ground, edge]) => isWeak(colors, ground, edge, 3))).toEqual([]);
  },
);

/** Returns the grounds of colored text and of controls. In the light theme, these lie on the surface only where it is night. */
function groundsIn(scope: string): string[] {
  return scope === 'light' ? grounds : [...grounds, 'surface'];
}

function isWeak(colors: Record<string, string>, one: string, other: string, enough: number): boolean {
  return !(contrast(colors[one] ?? '', colors[other] ?? '') >= enough);
}
