import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import keno from '#content/catalog/par-sheets/keno.json';
import { OriginalChoices } from './original-choices';

it('states how rare the highest payout of a choice is', () => {
  const sheet = keno as unknown as ComponentProps<typeof OriginalChoices>['sheet'];

  const html = renderToStaticMarkup(createElement(OriginalChoices, { sheet }));

  expect(html).toContain('<td>10,000 ×, 1 in 847,660,528</td>');
  expect(html).toContain('<td>10,000 ×, 1 in 27,343,888</td>');
});
