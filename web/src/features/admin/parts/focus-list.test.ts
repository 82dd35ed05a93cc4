import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusListIfLost } from './focus-list';

const bar = 'main .selection-bar';
const heading = 'main h1';

/** A page with these elements. @returns the selectors of those that took the focus */
function setup(elements: readonly string[], focused: 'nothing' | 'closed dialog' | 'opener') {
  const taken: string[] = [];
  const body = { closest: () => null };
  const activeElement = { closest: () => (focused === 'closed dialog' ? {} : null) };
  vi.stubGlobal('document', {
    body,
    activeElement: focused === 'nothing' ? body : activeElement,
    querySelector: (selector: string) =>
      elements.includes(selector) ? { tabIndex: -1, focus: () => taken.push(selector) } : null,
  });
  return taken;
}

afterEach(() => vi.unstubAllGlobals());

describe('focusListIfLost', () => {
  it.each(['nothing', 'closed dialog'] as const)(
    'focuses the selection bar when %s has the focus',
    (focused) => {
      const taken = setup([heading, bar], focused);

      focusListIfLost();

      expect(taken).toEqual([bar]);
    },
  );

  it('focuses the heading when the list has become empty', () => {
    const taken = setup([heading], 'nothing');

    focusListIfLost();

    expect(taken).toEqual([heading]);
  });

  it('leaves the focus where the dialog returned it', () => {
    const taken = setup([heading, bar], 'opener');

    focusListIfLost();

    expect(taken).toEqual([]);
  });
});
