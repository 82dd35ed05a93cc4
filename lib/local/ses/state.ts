import { openJsonFile } from '../state/json-file';

/** A mail as received; `code` is the code in the text, or empty, `sentAt` an ISO 8601 instant in UTC. */
interface Mail {
  to: string;
  subject: string;
  body: string;
  code: string;
  sentAt: string;
}

export type Outbox = ReturnType<typeof openOutbox>;

/** Limit of kept mails: enough for a day, few enough to write the file after each mail. */
const mostMails = 500;

/**
 * Opens the mailbox that receives every mail that the cloud would send, with the mails of earlier starts.
 *
 * @param stateFile  null keeps the mails in memory only
 */
export function openOutbox(stateFile: string | null, now: () => Date) {
  const file = openJsonFile(stateFile);
  let mails = (file.read() ?? []) as readonly Mail[];
  return {
    send(mail: Omit<Mail, 'sentAt'>): void {
      mails = [...mails, { ...mail, sentAt: now().toISOString() }].slice(-mostMails);
      file.write(mails);
    },
    /** Mails without their texts, newest last; for tests. */
    list: () => mails.map(({ to, subject, code, sentAt }) => ({ to, subject, code, sentAt })),
    /** Mails with their texts, newest last; for people. */
    read: () => mails,
  };
}
