import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RecordedEntries, type RecordedEntry } from './recorded-entries';

const entryOf = (number: number): RecordedEntry => ({
  number,
  code: '123456789012',
  recordedAt: new Date('2026-11-21T12:00:00Z'),
  recorded: {
    entry: {
      id: `2026-11-20-${number}`,
      way: 'letter',
      day: '2026-11-20',
      enteredAt: '2026-11-21T12:00:00.000Z',
      state: 'credited',
      sweeps: 100,
      reason: null,
      creditedAt: '2026-11-21T12:00:00.000Z',
    },
    player: `player-${number}`,
    holder: { player: `player-${number}`, email: null, displayName: 'Mei' },
  },
});

function setup(entries: readonly RecordedEntry[]): string {
  const list = createElement(RecordedEntries, { entries });
  return renderToStaticMarkup(createElement(MemoryRouter, null, list));
}

describe('RecordedEntries', () => {
  it('has a row for the keys of the list for each entry, which opens its player', () => {
    const html = setup([entryOf(2), entryOf(1)]);

    const rows = [...html.matchAll(/data-list-row="([^"]*)" tabindex="-1"/g)].map(([, row]) => row);
    expect(rows).toEqual(['2', '1']);
    expect(html.match(/<a[^>]*data-row-open=""/g)).toHaveLength(2);
  });

  it('offers no keys while the list is empty', () => {
    expect(setup([])).not.toContain('Keyboard shortcuts');
  });
});
