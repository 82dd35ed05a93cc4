/** Priorities of a ticket, the lowest first. Players do not see them. */
export const ticketPriorities = ['low', 'normal', 'high'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** Who works on a ticket, and how urgent it is. It is kept beside the ticket, so that neither a reply nor the queue depends on it. */
export interface TicketTriage {
  readonly player: string;
  readonly ticket: string;
  /** The admin who works on it; null for none. */
  readonly assignee: string | null;
  readonly priority: TicketPriority;
  /** Number of changes. */
  readonly revision: number;
}

/** The triage of a ticket before its first change. */
export function newTriage(player: string, ticket: string): TicketTriage {
  return { player, ticket, assignee: null, priority: 'normal', revision: 0 };
}

/** Changes to a triage; a field that is left out stays, so that two admins who change different fields both succeed. */
export interface TriageChange {
  readonly assignee?: string | null | undefined;
  readonly priority?: TicketPriority | undefined;
}

/** Changes who works on a ticket or how urgent it is; returns the same triage if nothing changes. */
export function changeTriage(
  triage: TicketTriage,
  { assignee = triage.assignee, priority = triage.priority }: TriageChange,
): TicketTriage {
  if (triage.assignee === assignee && triage.priority === priority) return triage;
  return { ...triage, assignee, priority, revision: triage.revision + 1 };
}
