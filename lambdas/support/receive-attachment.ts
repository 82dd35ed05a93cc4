import { createHash } from 'node:crypto';
import type { AttachmentFinding } from '#domain/support/attachment';
import { findAttachment, noteAttachment } from '#domain/support/ticket-attachments';
import { inspectFile } from '#lambdas/identity/inspect-file';
import type { DocumentName, DocumentStore } from '#lambdas/identity/stores/document-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import type { TicketStore } from './stores/ticket-store';
import type { TicketFileName } from './upload-name';

export interface ReceiveAttachmentDependencies {
  readonly tickets: Pick<TicketStore, 'find' | 'replace'>;
  readonly attachments: Pick<DocumentStore, 'readQuarantined' | 'keep' | 'removeKept' | 'removeQuarantined'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly log: Log;
}

/** A picture of an error message may be small. */
const leastSide = 1;

/**
 * Takes a file of a ticket out of quarantine. If a message announced it, a picture or PDF is kept and noted by its hash; any other content
 * is removed and noted as refused. A file that no message awaits is removed and changes nothing.
 *
 * Repeatable as `receiveDocument` is.
 *
 * @throws Error when the ticket cannot be written, so that the event is delivered again
 */
export function receiveAttachment({
  tickets,
  attachments,
  commitTogether,
  pause,
  log,
}: ReceiveAttachmentDependencies) {
  return async (name: DocumentName, of: TicketFileName): Promise<void> => {
    const bytes = await attachments.readQuarantined(name);
    if (!bytes) return log(logLines.attachmentGone);
    const awaited = await find(name, of);
    if (awaited?.finding === null) await take(name, of, { bytes, fileName: awaited.name });
    else log(logLines.attachmentNotAwaited);
    await attachments.removeQuarantined(name);
  };

  async function take(
    name: DocumentName,
    of: TicketFileName,
    { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  ): Promise<void> {
    const seen = inspectFile(bytes, leastSide);
    if ('fault' in seen) {
      await note(name, of, { fault: 'not-accepted' });
      return log(logLines.attachmentReceived, { fault: seen.fault });
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = { ...name, sha256 };
    await attachments.keep(file, bytes, seen.contentType, fileName);
    await note(name, of, { contentType: seen.contentType, bytes: bytes.length, sha256 });
    const noted = (await find(name, of))?.finding;
    if (noted && 'sha256' in noted && noted.sha256 === sha256)
      return log(logLines.attachmentReceived, { fault: null });
    // Another file came first, or the account was erased.
    await attachments.removeKept(file);
    log(logLines.attachmentNotAwaited);
  }

  async function find({ player }: DocumentName, { ticket: id, file }: TicketFileName) {
    const ticket = await tickets.find(player, id);
    return ticket && findAttachment(ticket, file)?.attachment;
  }

  async function note(
    { player }: DocumentName,
    { ticket: id, file }: TicketFileName,
    finding: AttachmentFinding,
  ): Promise<void> {
    const noted = await retryOnConflict(pause, async () => {
      const before = await tickets.find(player, id);
      const after = before && noteAttachment(before, file, finding);
      if (!before || !after || after === before) return null;
      const { outcome } = await commitTogether([tickets.replace(before, after)]);
      return outcome === 'committed' ? null : conflict;
    });
    if (noted === conflict) throw new Outage('A ticket stayed contended while a file was noted');
  }
}
