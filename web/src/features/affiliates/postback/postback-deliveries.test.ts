import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PostbackDelivery } from '#contracts/affiliates/postback-routes';
import { PostbackDeliveries } from './postback-deliveries';

const due: PostbackDelivery = {
  id: 'p-1',
  at: '2026-11-27T08:00:00.000Z',
  kind: 'sign-up',
  state: 'due',
  attempts: 1,
  status: null,
  fault: 'timeout',
  nextAt: '2026-11-27T08:10:00.000Z',
};

function setup(isSuspended: boolean): string {
  return renderToStaticMarkup(
    createElement(PostbackDeliveries, { deliveries: [due], isSuspended, onRead: () => undefined }),
  );
}

describe('PostbackDeliveries', () => {
  it('names the next attempt, and says how soon postbacks are sent', () => {
    const html = setup(false);

    expect(html).toContain('Postbacks are sent within about a minute, and kept for 30 days.');
    expect(html).toMatch(/<td class="whitespace-nowrap">Nov 27/);
  });

  it('promises no attempt while the affiliate is suspended', () => {
    const html = setup(true);

    expect(html).toContain('Deliveries are kept for 30 days.');
    expect(html).not.toContain('about a minute');
    expect(html).toContain('<td class="whitespace-nowrap">–</td>');
  });
});
