import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoadedPart } from './loaded-part';

it('shows its fallback until the part has loaded, and requests nothing before it is shown', () => {
  let requests = 0;
  const load = () => {
    requests += 1;
    return Promise.resolve('loaded');
  };

  const html = renderToStaticMarkup(
    createElement(LoadedPart<string>, { load, fallback: 'loading', children: String }),
  );

  expect(html).toBe('loading');
  expect(requests).toBe(0);
});
