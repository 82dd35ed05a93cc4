import { describe, expect, it } from 'vitest';
import { mostSearched } from '#domain/support/match-words';
import { openTicket } from '#domain/support/ticket';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeTickets } from '#lambdas/fakes/tickets';
import { searchTickets } from './search-tickets';

/** One ticket more than a search reads, of one player, each a minute after the one before. */
function setup() {
  const tables = createFakeTables();
  const { tickets } = createFakeTickets(tables);
  const texts = [
    'the oldest parcel',
    'an old parcel',
    ...Array.from({ length: mostSearched - 1 }, () => 'a code'),
  ];
  texts.forEach((text, index) => {
    const at = new Date(Date.parse('2026-11-01T00:00:00Z') + index * 60_000);
    const id = `2026-11-01-${String(index).padStart(9, '0')}-aaaaaa`;
    const details = { player: 'mei', id, topic: 'order', about: null } as const;
    tables.commitNow([...tickets.add(openTicket(details, { text, at, request: `r-${index}` }))]);
  });
  return async (words: string, player?: string) => {
    const { tickets: found, next } = await searchTickets(tickets, words, { player, state: 'open' });
    return { found: found.map(({ excerpt }) => excerpt), next };
  };
}

describe.each([
  ['of a state', undefined],
  ['of a player', 'mei'],
])('searchTickets among those %s', (_where, player) => {
  it('leaves out a ticket that is older than the newest ones that it reads', async () => {
    const search = setup();

    expect(await search('parcel', player)).toEqual({ found: ['an old parcel'], next: null });
  });

  it('finds a ticket with all words only', async () => {
    const search = setup();

    expect(await search('old parcel', player)).toEqual({ found: ['an old parcel'], next: null });
    expect(await search('old code', player)).toEqual({ found: [], next: null });
  });
});

it('continues a search of a player where a page ends before its limit', async () => {
  const tables = createFakeTables();
  const { tickets } = createFakeTickets(tables);
  for (const day of ['01', '02', '03', '04', '05']) {
    const details = {
      player: 'mei',
      id: `2026-11-${day}-000000000-aaaaaa`,
      topic: 'order',
      about: null,
    } as const;
    const message = { text: 'a parcel', at: new Date(`2026-11-${day}`), request: `r-${day}` };
    tables.commitNow([...tickets.add(openTicket(details, message))]);
  }
  const inShortPages: typeof tickets = {
    ...tickets,
    page: (player, { limit, before }) => tickets.page(player, { limit: Math.min(limit, 2), before }),
  };

  const { tickets: found } = await searchTickets(inShortPages, 'parcel', { player: 'mei', state: 'open' });

  expect(found).toHaveLength(5);
});
