import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { VisitorArea } from './visitor-area';

it('offers visitors the search, on phones as well', () => {
  const markup = renderToStaticMarkup(
    createElement(StaticRouter, { location: '/' }, createElement(VisitorArea)),
  );

  const [button = ''] = /<button[^>]*aria-label="Search"[^>]*>/.exec(markup) ?? [];
  expect(button).toContain('button-icon');
  expect(button).not.toContain('wide-only');
});
