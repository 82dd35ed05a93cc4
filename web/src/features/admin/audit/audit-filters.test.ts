import { describe, expect, it } from 'vitest';
import { auditFiltersFault, auditFiltersIn, auditQuery } from './audit-filters';

const filtersOf = (search: string) => auditFiltersIn(new URLSearchParams(search));

describe('auditQuery', () => {
  it('covers whole days of the device, the last one included', () => {
    const { since, until } = auditQuery(filtersOf('from=2026-11-20&to=2026-11-21'));

    expect(since).toBe(new Date(2026, 10, 20).toISOString());
    expect(until).toBe(new Date(2026, 10, 22).toISOString());
  });

  it('leaves out what is empty or unknown', () => {
    expect(auditQuery(filtersOf('from=soon&kind=comet&actor='))).toEqual({
      since: undefined,
      until: undefined,
      kind: undefined,
      actor: undefined,
      player: undefined,
      subject: undefined,
    });
    expect(auditQuery(filtersOf('subject=jade-mug')).subject).toBeUndefined();
    expect(auditQuery(filtersOf('kind=product&subject=jade-mug')).subject).toBe('product:jade-mug');
    expect(auditQuery(filtersOf('kind=order&player=mei@jade.test'))).toMatchObject({
      kind: 'order',
      player: 'mei@jade.test',
    });
  });
});

describe('auditFiltersIn', () => {
  it.each([
    ['kind=player&subject=mei@jade.test', 'player', 'mei@jade.test'],
    ['subject=order:2026-11-20-1', 'order', '2026-11-20-1'],
    ['kind=product&subject=a:b', 'product', 'a:b'],
    ['subject=jade-mug', '', 'jade-mug'],
  ])('reads the object of %s, also as earlier releases named it', (search, kind, subject) => {
    expect(filtersOf(search)).toMatchObject({ kind, subject });
  });
});

describe('auditFiltersFault', () => {
  it.each([
    ['', null],
    ['from=2026-11-20&to=2026-11-20', null],
    ['from=2026-11-21&to=2026-11-20', 'Choose the earlier day first.'],
    ['subject=product:jade-mug', null],
    ['kind=product&subject=jade-mug', null],
    ['subject=jade-mug', 'Choose the kind of the object, or clear the field Object.'],
    ['subject=comet:1', 'Choose the kind of the object, or clear the field Object.'],
  ])('of %s', (search, fault) => {
    expect(auditFiltersFault(filtersOf(search))).toBe(fault);
  });
});
