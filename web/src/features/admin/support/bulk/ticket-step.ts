import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import type { ClosingReason } from '../../../support/ticket-copy';
import type { BulkNoun, PlannedStep, StepOutcome } from '../../parts/bulk-step';
import type { TicketPriority } from '../ticket-title';

export type ListedTicket = GetAnswer<'/admin/tickets'>['items'][number];

/** What a bulk step does with each of its tickets. */
export type TicketChange =
  | { readonly kind: 'assign'; readonly assignee: string }
  | { readonly kind: 'priority'; readonly priority: TicketPriority }
  | { readonly kind: 'close'; readonly reason: ClosingReason };

export const changeKinds = ['assign', 'priority', 'close'] as const satisfies TicketChange['kind'][];
export type ChangeKind = (typeof changeKinds)[number];

/** A ticket with the step that it takes. */
export type TicketStep = PlannedStep<ListedTicket, TicketChange>;

/** The outcome of a step of one ticket. */
export type TicketStepOutcome = StepOutcome<ListedTicket, TicketChange>;

export const ticketNoun: BulkNoun = ['ticket', 'tickets'];

/** Whether a step would change a ticket. */
export function wouldChange({ assignee, priority, state }: ListedTicket, change: TicketChange): boolean {
  if (change.kind === 'assign') return assignee?.player !== change.assignee;
  return change.kind === 'priority' ? priority !== change.priority : state !== 'closed';
}
