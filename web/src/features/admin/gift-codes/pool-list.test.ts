import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PoolList } from './pool-list';

describe('PoolList', () => {
  it('has a row for the keys of the list for each gift, which opens its pattern and batches', () => {
    const pool = { product: 'card', name: 'Card', stock: 5, pattern: null, left: 5, given: 0, waiting: 0 };
    const gifts = [{ id: 'tea', name: 'Tea voucher' }];

    const html = renderToStaticMarkup(
      createElement(PoolList, { pools: [pool], gifts, onChanged: () => undefined }),
    );

    const rows = [...html.matchAll(/data-list-row="([^"]*)" tabindex="-1"/g)].map(([, row]) => row);
    expect(rows).toEqual(['card', 'tea']);
    expect(html.match(/<button[^>]*data-row-open=""[^>]*>/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Keyboard shortcuts"');
  });
});
