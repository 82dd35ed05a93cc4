import type { Ticket, TicketSummary } from '#contracts/support/routes';

/**
 * Returns the tickets of a list by state. The open ticket reloads after each action, but further pages of the list do not: once its state
 * has changed, it is removed from pages that were loaded before, and so is a ticket that a bulk step has closed.
 */
export function ticketsInState<Listed extends Pick<TicketSummary, 'id' | 'state'>>(
  listed: readonly Listed[],
  state: Ticket['state'],
  open: Pick<Ticket, 'id' | 'state'> | null,
): readonly Listed[] {
  return listed.filter((each) => (each.id === open?.id ? open : each).state === state);
}
