import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url).pathname;

/** What is around the controls of every game, from the root to the game itself. */
const around = [
  ':root',
  'html',
  'body',
  '.game-layout',
  '.game-main',
  '.play-room',
  '.frame-room',
  '.unity-room',
  '.play',
];

/** Returns each selector that styles an element around a game by what is in it. */
function hasRulesIn(css: string): string[] {
  const names = around.map((name) => name.replace('.', '\\.')).join('|');
  const hasRule = new RegExp(`(?<![\\w.-])(?:${names})(?:\\[[^\\]]*\\])*:has\\(`);
  return [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => hasRule.test(selector));
}

describe('hasRulesIn', () => {
  it('finds elements around a game, and leaves out what is beside one or bears a longer name', () => {
    const css = `:root[data-theme='dark']:has(.toast) { color: red; } .play:has(.notice) { color: red; }
      .play-coin:has(:checked) { color: red; } .game-bar:has(.demo) .play { color: red; }`;

    expect(hasRulesIn(css)).toEqual([":root[data-theme='dark']:has(.toast)", '.play:has(.notice)']);
  });
});

it('styles nothing around a game by :has(), which restyles it whenever anything appears or goes in it', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );

  expect(sheets.flatMap((file) => hasRulesIn(readFileSync(`${source}${file}`, 'utf8')))).toEqual([]);
});
