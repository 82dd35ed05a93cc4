import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from './audit-copy';
import { AuditTable } from './audit-table';

const entry: AuditEntry = {
  id: 'a-1',
  at: '2026-11-21T12:00:00.000Z',
  actor: 'ada',
  actorName: 'Ada',
  act: 'order-approved',
  subject: { kind: 'order', id: '2026-11-20-1', player: 'mei' },
  subjectName: null,
  playerName: 'Mei',
  reason: null,
  detail: {},
};

describe('AuditTable', () => {
  it('opens the object of an entry from its row, not the admin', () => {
    const table = createElement(AuditTable, { entries: [entry] });

    const html = renderToStaticMarkup(createElement(MemoryRouter, null, table));

    expect(html.match(/<a[^>]*data-row-open=""[^>]*>[^<]*/g)).toEqual([
      expect.stringContaining('>Order 2026-11-20-1 of Mei'),
    ]);
  });
});
