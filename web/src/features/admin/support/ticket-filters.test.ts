import { describe, expect, it } from 'vitest';
import { ticketFiltersIn, ticketQuery, ticketsPath } from './ticket-filters';

const filtersOf = (search: string) => ticketFiltersIn(new URLSearchParams(search));

describe('ticketQuery', () => {
  it('passes on filters, without empty and unknown ones', () => {
    expect(ticketQuery(filtersOf('find=mei@jade.test&words=lost+parcel&assigned=me&priority=high'))).toEqual({
      find: 'mei@jade.test',
      words: 'lost parcel',
      assigned: 'me',
      priority: 'high',
    });
    expect(ticketQuery(filtersOf('words=x&assigned=them&priority='))).toEqual({
      find: undefined,
      words: undefined,
      assigned: undefined,
      priority: undefined,
    });
  });
});

describe('ticketsPath', () => {
  it('keeps the filters when a ticket is opened', () => {
    expect(ticketsPath('open', filtersOf('assigned=me'), { player: 'p', ticket: 't' })).toBe(
      '/Dashboard/support?state=open&assigned=me&player=p&ticket=t',
    );
  });
});
