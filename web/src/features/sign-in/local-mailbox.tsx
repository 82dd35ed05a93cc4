import { localMailboxPath } from '#web/lib/paths';

/** Link to the mailbox of local stages; production builds do not contain it. */
export default function LocalMailbox() {
  return (
    <p>
      This test site sends no real email.{' '}
      <a className="text-link" href={localMailboxPath} target="_blank" rel="noreferrer">
        Open the local mailbox
      </a>
    </p>
  );
}
