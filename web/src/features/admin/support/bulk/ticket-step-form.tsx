import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { SelectField } from '#components/ui/select-field';
import { ticketRules } from '#domain/support/ticket';
import { markForFocus } from '#web/lib/page/first-focus';
import type { ClosingReason } from '../../../support/ticket-copy';
import { BulkButtons } from '../../parts/bulk-buttons';
import { itemCountLabel } from '../../parts/bulk-step';
import { closingChoices, priorityChoices } from '../ticket-choices';
import type { TicketPriority } from '../ticket-title';
import { ticketKey } from './ticket-answers';
import {
  type ChangeKind,
  type ListedTicket,
  type TicketChange,
  ticketNoun,
  type TicketStep,
  wouldChange,
} from './ticket-step';

const effects: Readonly<Record<ChangeKind, string>> = {
  assign: 'You work on these tickets from now on. Players do not see it.',
  priority: 'Players do not see the priority.',
  close: `Each player is notified, and can reopen the ticket with a reply within ${ticketRules.reopenWithinDays} days.`,
};

const acts: Readonly<Record<ChangeKind, string>> = { assign: 'Assign', priority: 'Change', close: 'Close' };

/**
 * Asks once for a step of all selected tickets, and names those that it changes.
 *
 * @param admin    id of the admin, to whom tickets are assigned
 * @param titleOf  returns the title of a ticket
 */
export function TicketStepForm({
  kind,
  tickets,
  admin,
  titleOf,
  onKeep,
  onSend,
}: {
  kind: ChangeKind;
  tickets: readonly ListedTicket[];
  admin: string;
  titleOf: (ticket: ListedTicket) => string;
  onKeep: () => void;
  onSend: (steps: readonly TicketStep[]) => void;
}) {
  const [priority, setPriority] = useState<TicketPriority>('high');
  const [reason, setReason] = useState<ClosingReason>('solved');
  const changes: Readonly<Record<ChangeKind, TicketChange>> = {
    assign: { kind: 'assign', assignee: admin },
    priority: { kind: 'priority', priority },
    close: { kind: 'close', reason },
  };
  const body = changes[kind];
  const changed = tickets.filter((ticket) => wouldChange(ticket, body));
  const others = tickets.length - changed.length;
  return (
    <div className="grid gap-5">
      <p>{effects[kind]}</p>
      {kind === 'priority' && (
        <SelectField
          label="Priority"
          value={priority}
          choices={priorityChoices}
          onChange={({ currentTarget }) =>
            setPriority(chosen(priorityChoices, currentTarget.value) ?? priority)
          }
        />
      )}
      {kind === 'close' && (
        <SelectField
          label="Reason for closing"
          value={reason}
          choices={closingChoices}
          onChange={({ currentTarget }) => setReason(chosen(closingChoices, currentTarget.value) ?? reason)}
        />
      )}
      {others > 0 && (
        <Note>
          {`${itemCountLabel(others, ['selected ticket', 'selected tickets'])} would not change and will be left out.`}
        </Note>
      )}
      <ul
        className="relative grid gap-2 max-block-56 overflow-auto"
        tabIndex={0}
        aria-label="Tickets of this step"
      >
        {changed.map((ticket) => (
          <li key={ticketKey(ticket)} className="text-sm wrap-anywhere">
            {titleOf(ticket)}
          </li>
        ))}
      </ul>
      <BulkButtons onKeep={onKeep}>
        <Button
          variant="primary"
          ref={kind === 'assign' ? markForFocus : undefined}
          disabled={changed.length === 0}
          onClick={() => onSend(changed.map((item) => ({ item, body })))}
        >
          {`${acts[kind]} ${itemCountLabel(changed.length, ticketNoun)}`}
        </Button>
      </BulkButtons>
    </div>
  );
}

/** Returns the chosen value with its own type. */
function chosen<Value extends string>(
  choices: readonly { value: Value }[],
  value: string,
): Value | undefined {
  return choices.find((each) => each.value === value)?.value;
}
