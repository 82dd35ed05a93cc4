import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import type { TicketSummary } from '#contracts/support/routes';
import { gameNameOf } from '#web/lib/games/game-names';
import { type adminStateCopy, sentAtLabel, subjectName, topicNames } from './ticket-copy';

/** A ticket in a list, as the link that opens it. */
export function TicketLink({
  ticket,
  to,
  isOpen,
  words,
  aside,
  title,
  badge,
}: {
  ticket: TicketSummary;
  to: string;
  isOpen: boolean;
  words: typeof adminStateCopy;
  /** Text behind the date, such as the waiting time. */
  aside?: string;
  /** @default what the ticket is about */
  title?: string;
  /** A further badge, before that of the state. */
  badge?: ReactNode;
}) {
  const { topic, about, state, openedAt, excerpt } = ticket;
  const { name, tone } = words[state];
  return (
    <Link
      className="ticket-row panel"
      to={to}
      aria-current={isOpen ? 'true' : undefined}
      preventScrollReset
      data-row-open=""
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <strong className="wrap-anywhere">
          {title ?? (about ? subjectName(about, gameNameOf) : topicNames[topic])}
        </strong>
        <span className="flex flex-wrap gap-2">
          {badge}
          <Badge tone={tone}>{name}</Badge>
        </span>
      </span>
      <span className="wrap-anywhere">{excerpt}</span>
      <span className="text-sm text-muted">
        {about && `${topicNames[topic]} · `}
        <time dateTime={openedAt}>{sentAtLabel(openedAt)}</time>
        {aside && ` · ${aside}`}
      </span>
    </Link>
  );
}
