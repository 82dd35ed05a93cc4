import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IssuedCodes } from './issued-codes';
import { orderFixture } from './order-fixture';

const at = '2026-11-21T07:12:03.123Z';
const code = { product: 'p', givenAt: at, replacements: 0 };
const notice = 'Only superadmins can replace a gift code that the player has viewed.';

/** An order with an unviewed and a viewed gift code. */
function setup(isSuperadmin: boolean, over: Parameters<typeof orderFixture>[0] = {}): string {
  const order = orderFixture({
    codes: [
      { ...code, number: 1, firstShownAt: null, views: 0 },
      { ...code, number: 2, firstShownAt: at, views: 1 },
    ],
    ...over,
  });
  return renderToStaticMarkup(
    createElement(IssuedCodes, { order, isSuperadmin, onChanged: () => undefined }),
  );
}

describe('IssuedCodes', () => {
  it('offers superadmins to replace every code', () => {
    expect(setup(true).match(/Replace<span class="sr-only"> code \d/g)).toHaveLength(2);
    expect(setup(true)).not.toContain(notice);
  });

  it('shows other admins a notice instead of the replacement of a viewed code', () => {
    expect(setup(false).match(/Replace<span class="sr-only"> code \d/g)).toEqual([
      'Replace<span class="sr-only"> code 1',
    ]);
    expect(setup(false)).toContain(notice);
  });

  it('has no notice for an undone order, whose codes are final', () => {
    expect(setup(false, { status: 'refunded' })).not.toContain(notice);
  });
});
