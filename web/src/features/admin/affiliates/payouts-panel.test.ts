import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PayoutsPanel } from './payouts-panel';

const render = (lastMonth: string) =>
  renderToStaticMarkup(createElement(PayoutsPanel, { lastMonth, isSuperadmin: true }));

it('offers a superadmin to run the payouts of a month, and of no month that is left empty', () => {
  expect(render('2026-10')).toContain('Run payouts');
  expect(render('')).not.toContain('Run payouts');
});
