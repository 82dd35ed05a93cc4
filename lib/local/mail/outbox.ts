import { openJsonFile } from '../state/json-file';

/** A mail as its receiver sees it; `code` is what the text asks to type in, empty where it asks for nothing, `sentAt` an ISO 8601 instant in UTC. */
interface Mail {
  to: string;
  subject: string;
  body: string;
  code: string;
  sentAt: string;
}

/** The mailbox that stands in for every mail the cloud would send. */
export interface Outbox {
  send(mail: Omit<Mail, 'sentAt'>): void;
  /** Newest last, without the texts: what a test needs to go on. */
  list(): Omit<Mail, 'body'>[];
  /** Newest last, with the texts: what a person reads. */
  read(): Mail[];
}

/** A mailbox nobody empties: enough to look back a day, small enough to be written after each mail. */
const KEPT_MAILS = 500;

/**
 * Opens the mailbox, with the mails of earlier starts where `stateFile` names a file.
 *
 * @param stateFile  null keeps the mails in memory only
 */
export function openOutbox(stateFile: string | null, now: () => Date): Outbox {
  const file = openJsonFile(stateFile);
  let mails = (file.read() ?? []) as Mail[];
  return {
    send: (mail) => {
      mails = [...mails, { ...mail, sentAt: now().toISOString() }].slice(-KEPT_MAILS);
      file.write(mails);
    },
    list: () => mails.map(({ to, subject, code, sentAt }) => ({ to, subject, code, sentAt })),
    read: () => [...mails],
  };
}
