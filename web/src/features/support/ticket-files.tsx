import { Download } from 'lucide-react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import type { Ticket } from '#contracts/support/routes';
import { useAttempt } from '#web/lib/api/use-attempt';
import { sizeLabel } from '#web/lib/format/units';
import { fileStateCopy } from './ticket-copy';

type TicketFile = Ticket['thread'][number]['attachments'][number];

/** The files of a message. Each link works for a few minutes, so it is requested when a file is opened. */
export function TicketFiles({
  files,
  openFile,
}: {
  files: readonly TicketFile[];
  openFile: (file: string) => Promise<{ url: string }>;
}) {
  const { isPending, failure, send } = useAttempt();
  if (files.length === 0) return null;
  return (
    <div className="grid gap-2 mbs-2">
      <ul className="grid justify-items-start gap-2" aria-label="Attachments">
        {files.map(({ id, name, state, bytes }) => (
          <li key={id} className="wrap-anywhere">
            {state === 'ready' ? (
              <Button
                variant="outline"
                pending={isPending}
                onClick={() =>
                  void send(
                    () => openFile(id),
                    ({ url }) => location.assign(url),
                    { choice: id },
                  )
                }
              >
                <Download aria-hidden="true" size={18} />
                <span className="sr-only">Download </span>
                {name}
                {bytes !== null && (
                  <span className="text-sm whitespace-nowrap">{` (${sizeLabel(bytes)})`}</span>
                )}
              </Button>
            ) : (
              <Note>{`${name}: ${fileStateCopy[state]}`}</Note>
            )}
          </li>
        ))}
      </ul>
      {failure !== null && <FailureNotice failure={failure} />}
    </div>
  );
}
