import type { ListedTicket } from './ticket-step';

/** For unit tests: an open ticket of no admin. */
export function ticketFixture(over: Partial<ListedTicket> = {}): ListedTicket {
  return {
    id: '2026-11-21-120000250-abcdef',
    topic: 'account',
    about: null,
    state: 'open',
    openedAt: '2026-11-21T12:00:00.250Z',
    since: '2026-11-21T12:00:00.250Z',
    excerpt: 'I cannot sign in.',
    player: 'mei',
    writer: { player: 'mei', email: 'mei@jade.test', displayName: 'Mei' },
    assignee: null,
    priority: 'normal',
    ...over,
  };
}
