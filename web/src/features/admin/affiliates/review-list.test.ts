import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ReviewList } from './review-list';

it('keeps the search for an affiliate when another status is chosen', () => {
  const list = createElement(ReviewList, {
    loaded: { items: [], next: null },
    state: 'requested',
    find: 'mei',
    isSuperadmin: false,
  });

  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, list));

  expect(markup).toContain('/Dashboard/affiliates?state=suspended&amp;find=mei');
});
