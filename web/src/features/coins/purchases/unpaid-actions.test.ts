import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PurchaseState } from '../coins-views';
import { purchaseOf } from './purchase-fixture';
import { UnpaidActions } from './unpaid-actions';

/** The actions for a purchase in this state, as text. */
function actionsFor(state: PurchaseState): string {
  const element = createElement(UnpaidActions, { purchase: purchaseOf({ state }) });
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

describe('UnpaidActions', () => {
  it.each(['failed', 'expired'] as const)('offers the same package and all others when it is %s', (state) => {
    const html = actionsFor(state);

    expect(html).toContain('Try again');
    expect(html).toMatch(/href="\/Coins#packages"[^>]*>Choose another package/);
  });

  it.each(['created', 'paid', 'credited', 'refunded', 'disputed'] as const)(
    'offers nothing when it is %s',
    (state) => {
      expect(actionsFor(state)).toBe('');
    },
  );
});
