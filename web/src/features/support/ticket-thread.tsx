import type { Ticket } from '#contracts/support/routes';
import { closingNames, sentAtLabel } from './ticket-copy';
import { TicketFiles } from './ticket-files';

type Entry = Ticket['thread'][number];

/** The messages of a ticket, oldest first. */
export function TicketThread({
  thread,
  names,
  openFile,
}: {
  thread: readonly Entry[];
  /** Names of both sides on this page. */
  names: Readonly<Record<Entry['from'], string>>;
  /** Requests a link to a file. */
  openFile: (file: string) => Promise<{ url: string }>;
}) {
  return (
    <ol className="grid gap-3">
      {thread.map((entry, index) =>
        entry.kind === 'closing' ? (
          <li key={index} className="px-4 text-sm text-muted">
            Closed on <time dateTime={entry.at}>{sentAtLabel(entry.at)}</time>:{' '}
            {entry.reason && closingNames[entry.reason]}.
          </li>
        ) : (
          <li key={index} className="ticket-message" data-from={entry.from}>
            <p>
              <strong>{names[entry.from]}</strong>{' '}
              <time className="text-sm text-muted" dateTime={entry.at}>
                {sentAtLabel(entry.at)}
              </time>
            </p>
            <p className="mbs-1 wrap-anywhere whitespace-pre-wrap">{entry.text}</p>
            <TicketFiles files={entry.attachments} openFile={openFile} />
          </li>
        ),
      )}
    </ol>
  );
}
