import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusedRow, neighborOf, rowShortcuts } from './row-shortcuts';

/** A page with a search and two rows: a link in its row, and a card that takes the focus itself; each has a control that opens it. */
function setup(focused: 'link' | 'card' | null) {
  const taken: string[] = [];
  const opened: string[] = [];
  const target = (name: string) => ({ focus: () => taken.push(name), scrollIntoView: () => undefined });
  const rows = (['link', 'card'] as const).map((key) => ({
    ...target(key === 'card' ? 'the card' : 'the row of the link'),
    dataset: { listRow: key },
    contains: () => key === focused,
    matches: () => key === 'card',
    querySelector: (selector: string) =>
      selector === '[data-row-open]'
        ? { click: () => opened.push(key) }
        : target(key === 'card' ? 'a link in the card' : 'the link'),
  }));
  vi.stubGlobal('document', {
    activeElement: { closest: () => rows.find(({ contains }) => contains()) ?? null },
    querySelector: () => target('the search'),
    querySelectorAll: () => rows,
  });
  return { taken, opened, press: (key: string) => shortcut(key)?.act() };
}

const shortcut = (key: string) =>
  rowShortcuts({ row: 'player', opens: 'Open the player' }).find((each) => each.key === key);

afterEach(() => vi.unstubAllGlobals());

describe('rowShortcuts', () => {
  it.each([
    ['/', 'link', 'the search'],
    ['j', null, 'the link'],
    ['j', 'link', 'the card'],
    ['k', 'card', 'the link'],
  ] as const)('moves the focus with %s from %s to %s', (key, focused, next) => {
    const { taken, press } = setup(focused);

    press(key);

    expect(taken).toEqual([next]);
  });

  it('names the rows of the list', () => {
    expect([shortcut('j')?.label, shortcut('k')?.label]).toEqual(['Next player', 'Previous player']);
  });

  it.each(['link', 'card'] as const)('opens the row with the focus on its %s', (focused) => {
    const { opened, press } = setup(focused);

    press('e');

    expect(opened).toEqual([focused]);
  });

  it('opens nothing while no row has the focus', () => {
    const { opened, press } = setup(null);

    press('e');

    expect(opened).toEqual([]);
  });

  it('has no key that opens rows where they have nothing to open', () => {
    expect(rowShortcuts({ row: 'request' }).map(({ key }) => key)).toEqual(['/', 'j', 'k']);
  });

  it('has no key for a search that the list does not have', () => {
    const keys = rowShortcuts({ row: 'identity check', hasSearch: false }).map(({ key }) => key);

    expect(keys).toEqual(['j', 'k']);
  });
});

describe('focusedRow', () => {
  it('returns the key of the row with the focus; null without one', () => {
    setup('card');
    expect(focusedRow()).toBe('card');

    setup(null);
    expect(focusedRow()).toBeNull();
  });
});

describe('neighborOf', () => {
  it.each([
    [undefined, 1, 'a'],
    ['a', 1, 'b'],
    ['c', 1, 'c'],
    ['b', -1, 'a'],
    ['a', -1, 'a'],
  ] as const)('from %s in direction %s is %s', (current, direction, next) => {
    expect(neighborOf(['a', 'b', 'c'], current, direction)).toBe(next);
  });

  it('is nothing in an empty list', () => {
    expect(neighborOf([], undefined, 1)).toBeUndefined();
  });
});
