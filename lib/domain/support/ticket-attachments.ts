import type { AttachmentFinding, TicketAttachment } from './attachment';
import type { Ticket, TicketEntry, TicketMessage } from './ticket';

/** Finds a file of a ticket, and which side sent it. */
export function findAttachment(
  { thread }: Pick<Ticket, 'thread'>,
  id: string,
): { readonly attachment: TicketAttachment; readonly from: TicketMessage['from'] } | undefined {
  for (const entry of thread) {
    const attachment = attachmentsOf(entry).find((each) => each.id === id);
    if (attachment && entry.kind === 'message') return { attachment, from: entry.from };
  }
  return undefined;
}

/** Whether a file was announced and has not arrived yet. */
export function awaitsAttachment(ticket: Pick<Ticket, 'thread'>, id: string): boolean {
  return findAttachment(ticket, id)?.attachment.finding === null;
}

/** Notes what the check of a file found. A ticket that does not await the file is returned unchanged. */
export function noteAttachment(ticket: Ticket, id: string, finding: AttachmentFinding): Ticket {
  if (!awaitsAttachment(ticket, id)) return ticket;
  const note = (each: TicketAttachment) => (each.id === id ? { ...each, finding } : each);
  const thread = ticket.thread.map((entry) =>
    attachmentsOf(entry).length > 0 ? { ...entry, attachments: attachmentsOf(entry).map(note) } : entry,
  );
  return { ...ticket, thread, revision: ticket.revision + 1 };
}

/** The files of an entry: none for a closing. */
export function attachmentsOf(entry: TicketEntry): readonly TicketAttachment[] {
  return (entry.kind === 'message' && entry.attachments) || [];
}
