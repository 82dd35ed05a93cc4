import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { maxBytes, staticFindings } from './static-findings';

const head = '<title>A game</title><meta name="viewport" content="width=device-width" />';
const page = `<html lang="en">${head}<script type="module" src="./a.js"></script><main style="color: red">A table</main>`;
const findingsIn = (html: string, others: Record<string, string | Uint8Array> = {}) =>
  staticFindings('game', new Map(Object.entries({ 'game/index.html': html, ...others })));

describe('staticFindings', () => {
  it('accepts files that refer only to each other', () => {
    const svg = "const svg = 'http://www.w3.org/2000/svg'; // what comes after is a comment";

    expect(findingsIn(page, { 'game/a.js': svg })).toEqual([]);
  });

  it('requires an index.html', () => {
    expect(staticFindings('game', new Map([['other/index.html', page]]))).toEqual([
      { kind: 'fault', rule: 'files/index', text: 'There is no index.html.' },
    ]);
  });

  it('limits the compressed size', () => {
    expect(findingsIn(page, { 'game/a.js': 'x'.repeat(1_000_000) })).toEqual([]);
    expect(findingsIn(page, { 'game/a.png': randomBytes(maxBytes) })).toMatchObject([
      { rule: 'files/size', text: expect.stringMatching(/bytes gzipped, and 60000 is the most/) },
    ]);
  });

  it.each([
    ['<script>play()</script>', 'a script between its tags'],
    ['<script src="./a.js">play()</script>', 'a script between its tags'],
    ['<style>b { color: red }</style>', 'styles between its tags'],
    ['<button onclick="play()">Play</button>', 'an attribute that is a script'],
  ])('rejects %s inside of the page', (html, text) => {
    expect(findingsIn(page + html)).toMatchObject([
      { rule: 'files/inline', text: expect.stringContaining(text) },
    ]);
  });

  it.each([
    [' lang="en"', 'a language'],
    ['<title>A game</title>', 'a title'],
    ['<meta name="viewport" content="width=device-width" />', 'a viewport'],
    ['<main style="color: red">', 'a main element'],
  ])('requires %s', (markup, text) => {
    expect(findingsIn(page.replace(markup, ''))).toMatchObject([
      { rule: 'page/markup', text: expect.stringContaining(text) },
    ]);
  });

  it.each([
    ['game/a.js', 'fetch("https://studio.example/news")', 'https://studio.example/news'],
    ['game/a.js', 'new WebSocket(`wss://studio.example`)', 'wss://studio.example'],
    ['game/a.css', 'a { background: url(//cdn.example/a.png) }', '//cdn.example/a.png'],
  ])('rejects other origins: %s with %s', (name, source, address) => {
    expect(findingsIn(page, { [name]: source })).toEqual([
      {
        kind: 'fault',
        rule: 'files/addresses',
        text: `${name} names ${address}; a game loads nothing from elsewhere.`,
      },
    ]);
  });
});
