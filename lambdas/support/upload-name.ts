/** A file of a ticket of a known player. */
export interface TicketFileName {
  readonly ticket: string;
  readonly file: string;
}

/** The document under which a file of a ticket is uploaded and kept. */
export function documentOfFile({ ticket, file }: TicketFileName): string {
  return `${ticket}_${file}`;
}

/** The file of a ticket that a document is; undefined for a document of an identity check, whose names are shorter. */
export function fileOfDocument(document: string): TicketFileName | undefined {
  const [, ticket, file] = /^(\d{4}-\d\d-\d\d-\d{9}-[\da-f]{6})_([\w-]{23})$/.exec(document) ?? [];
  return ticket === undefined || file === undefined ? undefined : { ticket, file };
}
