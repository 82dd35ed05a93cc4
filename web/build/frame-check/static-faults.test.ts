import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mostBytes, staticFaults } from './static-faults';

const page = '<script type="module" src="./a.js"></script><main style="color: red">A table</main>';
const faultsIn = (html: string, others: Record<string, string | Uint8Array> = {}) =>
  staticFaults('game', new Map(Object.entries({ 'game/index.html': html, ...others })));

describe('staticFaults', () => {
  it('accepts files that refer only to each other', () => {
    const svg = "const svg = 'http://www.w3.org/2000/svg'; // what comes after is a comment";

    expect(faultsIn(page, { 'game/a.js': svg })).toEqual([]);
  });

  it('requires an index.html', () => {
    expect(staticFaults('game', new Map([['other/index.html', page]]))).toEqual(['It has no index.html.']);
  });

  it('limits the compressed size', () => {
    expect(faultsIn(page, { 'game/a.js': 'x'.repeat(1_000_000) })).toEqual([]);
    expect(faultsIn(page, { 'game/a.png': randomBytes(mostBytes) })).toEqual([
      expect.stringMatching(/bytes gzipped, and 60000 is the most/),
    ]);
  });

  it.each([
    ['<script>play()</script>', 'a script between its tags'],
    ['<script src="./a.js">play()</script>', 'a script between its tags'],
    ['<style>b { color: red }</style>', 'styles between its tags'],
    ['<button onclick="play()">Play</button>', 'an attribute that is a script'],
  ])('rejects %s inside of the page', (html, fault) => {
    expect(faultsIn(html)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    ['game/a.js', 'fetch("https://studio.example/news")', 'https://studio.example/news'],
    ['game/a.js', 'new WebSocket(`wss://studio.example`)', 'wss://studio.example'],
    ['game/a.css', 'a { background: url(//cdn.example/a.png) }', '//cdn.example/a.png'],
  ])('rejects other origins: %s with %s', (name, source, address) => {
    expect(faultsIn(page, { [name]: source })).toEqual([
      `${name} names ${address}; a game loads nothing from elsewhere.`,
    ]);
  });
});
