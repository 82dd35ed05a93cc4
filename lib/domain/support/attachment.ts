/** Types that the file of a message may have, judged by its bytes. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

export const attachmentRules = {
  /** Files of one message. */
  mostFiles: 3,
  mostMegabytes: 5,
  mostBytes: 5 * 1024 * 1024,
  longestName: 100,
  /** How long a file may be uploaded after its message was written. */
  uploadMinutes: 30,
  /** Lifetime of a link to a file. */
  linkMinutes: 5,
} as const;

/** What the check of an uploaded file found: a file that was kept, or one that was removed. */
export type AttachmentFinding =
  | {
      readonly contentType: AttachmentType;
      readonly bytes: number;
      /** SHA-256 of the content, in hexadecimal. */
      readonly sha256: string;
    }
  | { readonly fault: 'not-accepted' };

/** A file of a message. */
export interface TicketAttachment {
  readonly id: string;
  /** The name that its sender gave it. */
  readonly name: string;
  /** Null until the file has arrived and was checked. */
  readonly finding: AttachmentFinding | null;
}

/**
 * The files that a message announces. Their uploads follow, so that no file is kept without a message.
 *
 * @param request  idempotency key of the message, unique within its ticket
 */
export function announceFiles(request: string, names: readonly string[]): TicketAttachment[] {
  return names.map((name, place) => ({ id: `${request}${place}`, name, finding: null }));
}
