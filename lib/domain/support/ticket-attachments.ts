import { type AttachmentFinding, attachmentRules, type TicketAttachment } from './attachment';
import type { Ticket, TicketEntry, TicketMessage } from './ticket';

/** A file of a ticket with what is known of its message. */
export interface FoundAttachment {
  readonly attachment: TicketAttachment;
  /** The side that sent the message. */
  readonly from: TicketMessage['from'];
  /** Until when the file may be uploaded. */
  readonly uploadUntil: Date;
}

/** Finds a file of a ticket. */
export function findAttachment({ thread }: Pick<Ticket, 'thread'>, id: string): FoundAttachment | undefined {
  for (const entry of thread) {
    const attachment = attachmentsOf(entry).find((each) => each.id === id);
    if (attachment && entry.kind === 'message')
      return { attachment, from: entry.from, uploadUntil: uploadUntil(entry) };
  }
  return undefined;
}

/** Until when the files of an entry may be uploaded. */
export function uploadUntil({ at }: Pick<TicketEntry, 'at'>): Date {
  return new Date(at.getTime() + attachmentRules.uploadMinutes * 60_000);
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
