import type { Ticket, TicketGlance } from '#contracts/support/routes';

/**
 * Tickets of the list of a state. The open one is read anew with every act, the list's further pages are not: where it has moved on,
 * it is left out of what was read before that.
 */
export function ticketsInState<Listed extends Pick<TicketGlance, 'id'>>(
  listed: readonly Listed[],
  state: Ticket['state'],
  open: Pick<Ticket, 'id' | 'state'> | null,
): readonly Listed[] {
  return open && open.state !== state ? listed.filter(({ id }) => id !== open.id) : listed;
}
