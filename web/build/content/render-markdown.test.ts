import { expect, it } from 'vitest';
import { renderMarkdown, slugOf } from './render-markdown';

const picture = (src: string) => ({ src, width: 480, height: 360 });
const render = (text: string) => renderMarkdown(text, picture);

it('renders headings with unique ids, and lists them', () => {
  const { body, headings } = render('## What you’re owed\n\n### When\n\n## When');

  expect(headings).toEqual([
    { id: 'what-youre-owed', text: 'What you’re owed', level: 2 },
    { id: 'when', text: 'When', level: 3 },
    { id: 'when-2', text: 'When', level: 2 },
  ]);
  expect(body[0]).toEqual(['h2', { id: 'what-youre-owed' }, 'What you’re owed']);
});

it('renders text, links and lists', () => {
  const { body, words } = render('Read the [terms](/static/Terms), **all** of them.\n\n- one\n- two');

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

it('renders tables without white space between rows, with aligned figures', () => {
  expect(render('| a | b |\n| - | -: |\n| 1 | 2 |').body).toEqual([
    [
      'table',
      null,
      ['thead', null, ['tr', null, ['th', null, 'a'], ['th', { 'data-align': 'right' }, 'b']]],
      ['tbody', null, ['tr', null, ['td', null, '1'], ['td', { 'data-align': 'right' }, '2']]],
    ],
  ]);
});

it('adds sizes to pictures, and throws for one without alternative text', () => {
  expect(render('![A wheel](media/a.svg)').body).toEqual([
    ['p', null, ['img', { src: 'media/a.svg', width: 480, height: 360, alt: 'A wheel' }]],
  ]);
  expect(() => render('![](media/a.svg)')).toThrow('media/a.svg: alt');
});

it('renders the title of a picture as its caption, outside of paragraphs', () => {
  expect(render('![A wheel](media/a.webp "The wheel at rest.")').body).toEqual([
    [
      'figure',
      null,
      ['img', { src: 'media/a.webp', width: 480, height: 360, alt: 'A wheel' }],
      ['figcaption', null, 'The wheel at rest.'],
    ],
  ]);
});

it('drops HTML and executable links', () => {
  const { body } = render('a <script>alert(1)</script> b [c](javascript:alert(1))');

  expect(JSON.stringify(body)).not.toMatch(/script/);
});

it('keeps telephone links', () => {
  expect(render('[call](tel:+18005224700)').body).toEqual([
    ['p', null, ['a', { href: 'tel:+18005224700' }, 'call']],
  ]);
});

it('slugOf derives ids from text', () => {
  expect(slugOf('How long? “It” takes: 3 days!')).toBe('how-long-it-takes-3-days');
});
