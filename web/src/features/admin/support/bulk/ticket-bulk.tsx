import { useState } from 'react';
import { Button } from '#components/ui/button';
import { messageFor } from '#web/lib/api/refusal-copy';
import { gameNameOf } from '#web/lib/games/game-names';
import { BulkStepDialog } from '../../parts/bulk-step-dialog';
import type { Selection } from '../../parts/selection';
import { SelectionBar } from '../../parts/selection-bar';
import { ticketTitle } from '../ticket-title';
import { ticketKey } from './ticket-answers';
import { type ChangeKind, changeKinds, type ListedTicket, ticketNoun } from './ticket-step';
import { TicketStepForm } from './ticket-step-form';
import { useTicketSteps } from './use-ticket-steps';

const names: Readonly<Record<ChangeKind, { readonly button: string; readonly title: string }>> = {
  assign: { button: 'Assign to me', title: 'Assign tickets to me' },
  priority: { button: 'Set priority', title: 'Set the priority of tickets' },
  close: { button: 'Close', title: 'Close tickets' },
};

const titleOf = (ticket: ListedTicket) => ticketTitle(ticket, gameNameOf);

/**
 * The selection of tickets, and the steps that all of them can take.
 *
 * @param admin       id of the admin, to whom tickets are assigned
 * @param onFinished  called after the last step
 */
export function TicketBulk({
  selection,
  admin,
  onFinished,
}: {
  selection: Selection<ListedTicket>;
  admin: string;
  onFinished: () => void;
}) {
  const job = useTicketSteps();
  const { progress } = job;
  const [opened, setOpened] = useState<ChangeKind | null>(null);
  const [tickets, setTickets] = useState<readonly ListedTicket[]>([]);

  function open(kind: ChangeKind) {
    setTickets(selection.rows);
    setOpened(kind);
  }

  return (
    <>
      {(selection.listed > 0 || progress) && (
        <SelectionBar
          of={selection}
          label="Selected tickets"
          progress={progress}
          onView={() => progress && open(progress.plan)}
        >
          {!progress &&
            changeKinds.map((kind) => (
              <Button key={kind} variant="outline" onClick={() => open(kind)}>
                {names[kind].button}
              </Button>
            ))}
        </SelectionBar>
      )}
      <BulkStepDialog
        open={opened !== null}
        title={opened ? names[progress?.plan ?? opened].title : ''}
        job={job}
        noun={ticketNoun}
        failureOf={({ item, failure }) => ({
          id: ticketKey(item),
          name: titleOf(item),
          reason: messageFor(failure).title,
        })}
        onClose={() => setOpened(null)}
      >
        {opened && (
          <TicketStepForm
            kind={opened}
            tickets={tickets}
            admin={admin}
            titleOf={titleOf}
            onKeep={() => setOpened(null)}
            onSend={(steps) => {
              job.start(steps, opened, { onEnd: onFinished });
              selection.clear();
            }}
          />
        )}
      </BulkStepDialog>
    </>
  );
}
