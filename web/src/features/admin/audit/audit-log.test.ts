import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from './audit-copy';
import { auditFiltersIn } from './audit-filters';
import { AuditLog } from './audit-log';

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

function setup(items: AuditEntry[]): string {
  const log = createElement(AuditLog, {
    loaded: { items, next: null },
    filters: auditFiltersIn(new URLSearchParams()),
  });
  return renderToStaticMarkup(createElement(MemoryRouter, null, log));
}

describe('AuditLog', () => {
  it('opens the object of an entry from its row, not the admin', () => {
    expect(setup([entry]).match(/<a[^>]*data-row-open=""[^>]*>[^<]*/g)).toEqual([
      expect.stringContaining('>Order 2026-11-20-1 of Mei'),
    ]);
  });

  it('has a box that selects each entry, and selects all that are listed', () => {
    const html = setup([entry, { ...entry, id: 'a-2' }]);

    expect(html.match(/aria-label="Select the entry Order approved of [^"]*"/g)).toHaveLength(2);
    expect(html).toContain('2 listed');
    expect(html).toContain('Select all');
  });

  it('offers no selection while no entry is listed', () => {
    expect(setup([])).not.toContain('Select all');
  });
});
