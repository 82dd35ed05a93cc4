import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { orderFixture } from './order-fixture';
import { StepForm } from './step-form';

const notice = 'Only superadmins can decline, cancel or refund it.';

function setup(order: Parameters<typeof orderFixture>[0], isSuperadmin: boolean): string {
  return renderToStaticMarkup(
    createElement(StepForm, { order: orderFixture(order), isSuperadmin, onMoved: () => undefined }),
  );
}

describe('StepForm', () => {
  it('shows plain admins a notice instead of the undoing of an order with a viewed gift code', () => {
    const html = setup({ hasViewedCode: true }, false);

    expect(html).toContain('Mark as delivered');
    expect(html).toContain(notice);
    expect(html).not.toMatch(/>(?:Cancel|Decline|Refund)</);
  });

  it('shows the notice where undoing was the only step', () => {
    const html = setup({ hasViewedCode: true, status: 'delivered' }, false);

    expect(html).toContain(notice);
    expect(html).not.toContain('no next steps');
  });

  it.each([
    ['a superadmin', { hasViewedCode: true }, true],
    ['an admin of an order without viewed gift codes', { hasViewedCode: false }, false],
  ])('offers the undoing to %s', (_whom, order, isSuperadmin) => {
    const html = setup(order, isSuperadmin);

    expect(html).toMatch(/>Cancel</);
    expect(html).not.toContain(notice);
  });

  it('has no notice for an order that nothing can undo', () => {
    expect(setup({ hasViewedCode: true, status: 'refunded' }, false)).not.toContain(notice);
    expect(
      setup({ hasViewedCode: true, entries: [{ draw: 'd', product: 'car', first: 1, quantity: 1 }] }, false),
    ).not.toContain(notice);
  });
});
