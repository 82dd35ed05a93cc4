import type { AdminTicket } from '#contracts/support/admin-routes';
import { subjectName, topicNames } from '../../support/ticket-copy';
import { personName } from '../parts/person-name';

export type TicketPriority = AdminTicket['priority'];

/** Labels of priorities, the most urgent first. */
export const priorityNames: Readonly<Record<TicketPriority, string>> = {
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};

/**
 * Title of a ticket: who wrote about what.
 *
 * @param gameName  returns the name of a game by its id
 */
export function ticketTitle(
  { writer, about, topic }: Pick<AdminTicket, 'writer' | 'about' | 'topic'>,
  gameName: (id: string) => string,
): string {
  return `${personName(writer)}: ${about ? subjectName(about, gameName) : topicNames[topic]}`;
}
