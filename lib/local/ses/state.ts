import { openJsonFile } from '../state/json-file';

/** A mail as received; `code` is the code in the text, or empty, `sentAt` an ISO 8601 instant in UTC. */
interface Mail {
  to: string;
  subject: string;
  body: string;
  code: string;
  sentAt: string;
}

/** The mailbox that receives every mail that the cloud would send. */
export interface Outbox {
  send(mail: Omit<Mail, 'sentAt'>): void;
  /** Mails without their texts, newest last; for tests. */
  list(): Omit<Mail, 'body'>[];
  /** Mails with their texts, newest last; for people. */
  read(): Mail[];
}

/** Limit of kept mails: enough for a day, few enough to write the file after each mail. */
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
