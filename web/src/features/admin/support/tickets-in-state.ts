import type { Ticket, TicketSummary } from '#contracts/support/routes';

/**
 * Returns the tickets of a list by state. The selected ticket reloads after each action, but further pages of the list do not: once its
 * state has changed, it is removed from pages that were loaded before.
 */
export function ticketsInState<Listed extends Pick<TicketSummary, 'id'>>(
  listed: readonly Listed[],
  state: Ticket['state'],
  open: Pick<Ticket, 'id' | 'state'> | null,
): readonly Listed[] {
  return open && open.state !== state ? listed.filter(({ id }) => id !== open.id) : listed;
}
