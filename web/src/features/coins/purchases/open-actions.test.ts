import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PurchaseView } from '../coins-views';
import { OpenActions } from './open-actions';
import { purchaseOf } from './purchase-fixture';

function actionsFor(purchase: PurchaseView): string {
  return renderToStaticMarkup(createElement(OpenActions, { purchase, onCanceled: () => undefined }));
}

describe('OpenActions', () => {
  it('offers to pay and to cancel a purchase that awaits its payment', () => {
    const html = actionsFor(purchaseOf({ state: 'created', checkoutUrl: '/pay' }));

    expect(html).toMatch(/href="\/pay"[^>]*>Pay now/);
    expect(html).toContain('Cancel this purchase');
  });

  it('offers nothing while a payment is on its way', () => {
    const { timeline } = purchaseOf();
    const pending = [...timeline, { state: 'created' as const, at: '', reason: 'payment-pending' as const }];

    expect(actionsFor(purchaseOf({ timeline: pending }))).toBe('');
  });

  it.each(['paid', 'credited', 'failed', 'expired', 'refunded', 'disputed'] as const)(
    'offers nothing when the purchase is %s',
    (state) => {
      expect(actionsFor(purchaseOf({ state }))).toBe('');
    },
  );
});
