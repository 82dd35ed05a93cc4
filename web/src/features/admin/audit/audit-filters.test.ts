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
    expect(auditQuery(filtersOf('kind=order&player=mei@jade.test'))).toMatchObject({
      kind: 'order',
      player: 'mei@jade.test',
    });
  });
});

describe('auditFiltersFault', () => {
  it.each([
    ['', null],
    ['from=2026-11-20&to=2026-11-20', null],
    ['from=2026-11-21&to=2026-11-20', 'Choose the earlier day first.'],
    ['subject=product:jade-mug', null],
    ['subject=jade-mug', 'Enter an object by its kind and ID, such as product:jade-mug.'],
    ['subject=comet:1', 'Enter an object by its kind and ID, such as product:jade-mug.'],
  ])('of %s', (search, fault) => {
    expect(auditFiltersFault(filtersOf(search))).toBe(fault);
  });
});
