import { localMailboxPath } from '#web/lib/paths';

/** The way to the mailbox that a laptop has instead of mail; no deployable build contains it. */
export default function LocalMailbox() {
  return (
    <p>
      This stage sends no real mail.{' '}
      <a className="text-link" href={localMailboxPath} target="_blank" rel="noreferrer">
        Open the local mailbox
      </a>
    </p>
  );
}
