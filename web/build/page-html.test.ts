import { describe, expect, it } from 'vitest';
import { fillTemplate, writeHead, writeHydration } from './page-html';

const template =
  '<html><head><title>Jade Harbour</title><!--head--><link rel="stylesheet" href="/site.css"></head><body><div id="root"><!--page--></div></body></html>';

describe('fillTemplate', () => {
  it('inserts head and markup', () => {
    const html = fillTemplate(template, {
      head: ['<title>Slots</title>'],
      links: [],
      markup: '<h1>Slots</h1>',
    });

    expect(html).toContain('<title>Slots</title>');
    expect(html).toContain('<div id="root"><h1>Slots</h1></div>');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it('inserts route styles after those of the application, which define the layer order', () => {
    const links = ['<link rel="stylesheet" href="/home.css">'];

    const html = fillTemplate(template, { head: [], links, markup: '' });

    expect(html.indexOf('/home.css')).toBeGreaterThan(html.indexOf('/site.css'));
  });

  it('inserts markup literally, including replacement patterns', () => {
    const html = fillTemplate(template, { head: [], links: [], markup: "$& $1 $' <b>" });

    expect(html).toContain('<div id="root">$& $1 $\' <b></div>');
  });

  it('throws for a template without the placeholders', () => {
    expect(() => fillTemplate('<html></html>', { head: [], links: [], markup: '' })).toThrow('<!--head-->');
  });
});

it('keeps the title of the shell', () => {
  const html = fillTemplate(template, { head: [], links: [], markup: '' });

  expect(html).toContain('<title>Jade Harbour</title>');
});

it('escapes the content of a head', () => {
  const [title, description] = writeHead({ title: 'A < B & C', description: 'say "hi"', path: '/' }, '');

  expect(title).toBe('<title>A &lt; B &amp; C · Jade Harbour</title>');
  expect(description).toContain('content="say &quot;hi&quot;"');
});

it('escapes data that would close its script block', () => {
  const block = writeHydration({ loaderData: { a: '</script><script>alert(1)</script>' } });

  expect(block.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(/>(.*)<\/script>$/.exec(block)?.[1] ?? '')).toEqual({
    loaderData: { a: '</script><script>alert(1)</script>' },
  });
});
