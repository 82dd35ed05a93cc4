import { expect, it } from 'vitest';
import { setMarkdown, slugOf } from './set-markdown';

const picture = (src: string) => ({ src, width: 480, height: 360 });
const set = (text: string) => setMarkdown(text, picture);

it('sets headings with ids of their own, and lists them', () => {
  const { body, headings } = set('## What you’re owed\n\n### When\n\n## When');

  expect(headings).toEqual([
    { id: 'what-youre-owed', text: 'What you’re owed', level: 2 },
    { id: 'when', text: 'When', level: 3 },
    { id: 'when-2', text: 'When', level: 2 },
  ]);
  expect(body[0]).toEqual(['h2', { id: 'what-youre-owed' }, 'What you’re owed']);
});

it('sets words, links and lists', () => {
  const { body, words } = set('Read the [terms](/static/Terms), **all** of them.\n\n- one\n- two');

  expect(body).toEqual([
    [
      'p',
      null,
      'Read the ',
      ['a', { href: '/static/Terms' }, 'terms'],
      ', ',
      ['strong', null, 'all'],
      ' of them.',
    ],
    ['ul', null, ['li', null, 'one'], ['li', null, 'two']],
  ]);
  expect(words).toBe(8);
});

it('sets tables without white space between their rows, figures at the right', () => {
  expect(set('| a | b |\n| - | -: |\n| 1 | 2 |').body).toEqual([
    [
      'table',
      null,
      ['thead', null, ['tr', null, ['th', null, 'a'], ['th', { 'data-align': 'right' }, 'b']]],
      ['tbody', null, ['tr', null, ['td', null, '1'], ['td', { 'data-align': 'right' }, '2']]],
    ],
  ]);
});

it('gives pictures their size, and none without words', () => {
  expect(set('![A wheel](media/a.svg)').body).toEqual([
    ['p', null, ['img', { src: 'media/a.svg', width: 480, height: 360, alt: 'A wheel' }]],
  ]);
  expect(() => set('![](media/a.svg)')).toThrow('media/a.svg: alt');
});

it('sets what is said about a picture below it, apart from any sentence', () => {
  expect(set('![A wheel](media/a.webp "The wheel at rest.")').body).toEqual([
    [
      'figure',
      null,
      ['img', { src: 'media/a.webp', width: 480, height: 360, alt: 'A wheel' }],
      ['figcaption', null, 'The wheel at rest.'],
    ],
  ]);
});

it('leaves out HTML, and links that would run something', () => {
  const { body } = set('a <script>alert(1)</script> b [c](javascript:alert(1))');

  expect(JSON.stringify(body)).not.toMatch(/script/);
});

it('keeps numbers to call', () => {
  expect(set('[call](tel:+18005224700)').body).toEqual([
    ['p', null, ['a', { href: 'tel:+18005224700' }, 'call']],
  ]);
});

it('makes ids of words', () => {
  expect(slugOf('How long? “It” takes: 3 days!')).toBe('how-long-it-takes-3-days');
});
