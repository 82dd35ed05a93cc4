import type { Ticket } from '#contracts/support/routes';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { sendFileWithProgress } from '#web/lib/api/send-file-with-progress';
import { fileName } from './attachable';

/** A message was sent and one of its files was not. */
export class AttachmentNotSent extends Error {
  override readonly name = 'AttachmentNotSent';
  readonly fileName: string;

  constructor(file: string, options: ErrorOptions) {
    super('A file of a message was not sent.', options);
    this.fileName = file;
  }
}

/** How one side of a ticket writes. */
export interface TicketWriter<Body extends { readonly text: string }> {
  readonly from: 'player' | 'admin';
  readonly write: (body: Body, idempotencyKey: string) => Promise<Pick<Ticket, 'id' | 'thread'>>;
  /** Reads the signed upload form of a file that was announced. */
  readonly readForm: (
    ticket: string,
    file: string,
  ) => Promise<{ readonly fields: Readonly<Record<string, string>> }>;
}

/**
 * Sends a message, then its files in order. A repeat under the same key sends what is left.
 *
 * @throws ApiRefusal or AttachmentNotSent
 */
export async function sendMessage<Body extends { readonly text: string }>(
  { from, write, readForm }: TicketWriter<Body>,
  body: Body,
  {
    files,
    idempotencyKey,
    onWritten,
    onProgress,
  }: {
    files: readonly File[];
    idempotencyKey: string;
    /** Called once the message has arrived, before its files are sent. */
    onWritten?: () => void;
    onProgress: (file: File, part: number) => void;
  },
): Promise<Pick<Ticket, 'id' | 'thread'>> {
  const ticket = await write(body, idempotencyKey);
  onWritten?.();
  const names = files.map(fileName);
  // A repeat gets the ticket as it is now, where the same side may have written again.
  const announced = ticket.thread.findLast(
    (entry) =>
      entry.from === from &&
      entry.kind === 'message' &&
      entry.text === body.text &&
      entry.attachments.length === names.length &&
      entry.attachments.every(({ name }, place) => name === names[place]),
  );
  for (const [place, file] of files.entries()) {
    const id = announced?.attachments[place]?.id;
    if (id === undefined) throw new Error('The answer does not name the files of the message.');
    try {
      const form = await readForm(ticket.id, id).catch(nullIfArrived);
      if (form) await sendFileWithProgress(form.fields, file, (part) => onProgress(file, part));
      onProgress(file, 1);
    } catch (cause) {
      throw new AttachmentNotSent(fileName(file), { cause });
    }
  }
  return ticket;
}

/** A file that was kept at an earlier attempt needs no form. */
function nullIfArrived(failure: unknown): null {
  if (failure instanceof ApiRefusal && failure.code === 'support/file-arrived') return null;
  throw failure;
}
