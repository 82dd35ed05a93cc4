import { describe, expect, it } from 'vitest';
import { ledgerFiltersIn, ledgerQuery } from './ledger-filters';

const filtersOf = (search: string) => ledgerFiltersIn(new URLSearchParams(search));

describe('ledgerFiltersIn', () => {
  it('reads filters, and leaves out what it does not know', () => {
    expect(filtersOf('kind=refund&coin=gold&from=2026-11-20&to=2026-11-21')).toEqual({
      kind: 'refund',
      coin: 'gold',
      from: '2026-11-20',
      to: '2026-11-21',
    });
    expect(filtersOf('kind=theft&coin=silver&from=yesterday')).toEqual({
      kind: '',
      coin: '',
      from: '',
      to: '',
    });
  });
});

describe('ledgerQuery', () => {
  it('includes the whole last day, in the time zone of the device', () => {
    const { from, to } = ledgerQuery(filtersOf('from=2026-11-20&to=2026-11-20'));

    expect(new Date(from!).getTime()).toBe(new Date(2026, 10, 20).getTime());
    expect(new Date(to!).getTime()).toBe(new Date(2026, 10, 21).getTime());
  });

  it('is empty without filters', () => {
    expect(Object.values(ledgerQuery(filtersOf(''))).every((value) => value === undefined)).toBe(true);
  });
});
