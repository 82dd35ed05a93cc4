import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SelectableRow } from './selectable-row';
import { mostSelected, type Selection } from './selection';
import { SelectionBar } from './selection-bar';

const selectionWith = (over: Partial<Selection<string>> = {}): Selection<string> => ({
  rows: [],
  listed: 3,
  most: mostSelected,
  keyOf: (row) => row,
  has: () => false,
  toggle: () => undefined,
  toggleFocused: () => undefined,
  chosen: () => [],
  selectAll: () => undefined,
  clear: () => undefined,
  ...over,
});

function setup(of: Selection<string>, isDone: boolean | null = null, isOfLoaded = false): string {
  const outcomes = isDone ? [{ failure: null }] : [];
  const progress = isDone === null ? null : { plan: 'close', total: 1, outcomes };
  return renderToStaticMarkup(
    createElement(SelectionBar<string>, {
      of,
      label: 'Selected tickets',
      progress,
      isOfLoaded,
      children: 'Close',
    }),
  );
}

describe('SelectionBar', () => {
  it('selects all that are listed while nothing is selected, and offers no step', () => {
    const html = setup(selectionWith());

    expect(html).toContain('3 listed');
    expect(html).toContain('Select all');
    expect(html).not.toContain('Close');
  });

  it('says that it selects only what is loaded of a list that loads further rows by itself', () => {
    const html = setup(selectionWith(), null, true);

    expect(html).toContain('3 loaded');
    expect(html).toContain('Select all loaded');
  });

  it('names how many it selects of a list that is longer than a selection', () => {
    expect(setup(selectionWith({ listed: mostSelected + 1 }))).toContain(`Select the first ${mostSelected}`);
    expect(setup(selectionWith({ listed: 1_001, most: 1_000 }))).toContain('Select the first 1,000');
  });

  it('offers the steps of the selected rows, and to clear the selection', () => {
    const html = setup(selectionWith({ rows: ['a', 'b'] }));

    expect(html).toContain('2 selected');
    expect(html).toContain('Clear selection');
    expect(html).toContain('Close');
  });

  it('says that a full selection is the most at once', () => {
    const rows = Array.from({ length: mostSelected }, (_each, index) => `row-${index}`);

    expect(setup(selectionWith({ rows }))).toContain(`${mostSelected} selected, the most at once`);
  });

  it.each([
    [false, 'View progress'],
    [true, 'View the last step'],
  ])('leads to a bulk step of this tab, finished: %s', (isDone, label) => {
    expect(setup(selectionWith(), isDone)).toContain(label);
  });
});

describe('SelectableRow', () => {
  it('has the key of the row for shortcuts, and a box with its name', () => {
    const row = { of: selectionWith({ has: () => true }), row: 'mei', name: 'the ticket of Mei' };

    const html = renderToStaticMarkup(createElement(SelectableRow<string>, row, 'Content'));

    expect(html).toMatch(/<li[^>]*data-list-row="mei" data-selected="true"/);
    expect(html).toMatch(
      /<input type="checkbox"[^>]*checked=""[^>]*aria-label="Select the ticket of Mei"|aria-label="Select the ticket of Mei"[^>]*checked=""/,
    );
  });
});
