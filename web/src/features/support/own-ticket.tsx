import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Badge } from '#components/ui/badge';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import type { Ticket } from '#contracts/support/routes';
import { brand } from '#domain/operator/brand';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { gameNameOf } from '#web/lib/games/game-names';
import { onPlayerUpdate } from '#web/lib/live/player-updates';
import { paths } from '#web/lib/paths';
import { type MessageBody, MessageForm } from './message-form';
import { openOwnFile, readOwnForm } from './own-files';
import type { TicketWriter } from './send-message';
import { sentAtLabel, stateCopy, subjectName, topicNames } from './ticket-copy';
import { TicketThread } from './ticket-thread';
import { useFileChecks } from './use-file-checks';

/** One ticket of the player: the thread, and a reply form while replies are possible. It reloads after live updates. */
export function OwnTicket({ ticket, readAt }: { ticket: Ticket; readAt: number }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = () => void revalidate();
    return onPlayerUpdate('notice', { onUpdate: read, onMissed: read });
  }, [revalidate]);

  useFileChecks(ticket, revalidate);

  const { id, topic, about, state, thread, repliesUntil } = ticket;
  const { name, tone } = stateCopy[state];
  const isOver = repliesUntil !== null && Date.parse(repliesUntil) <= readAt;

  const writer: TicketWriter<MessageBody> = {
    from: 'player',
    readForm: readOwnForm,
    async write(body, idempotencyKey) {
      const path = { ticket: id };
      return (await playFabOps.post('/account/tickets/{ticket}/replies', { path, body, idempotencyKey }))
        .ticket;
    },
  };

  return (
    <Panel
      title={about ? subjectName(about, gameNameOf) : topicNames[topic]}
      className="grid content-start gap-3 min-inline-0"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={tone}>{name}</Badge>
        <span className="text-sm text-muted">{`Ticket ${id}`}</span>
        {about?.kind === 'order' && (
          <Link className="text-link" to={paths.order(about.id)}>
            See this order
          </Link>
        )}
        {about?.kind === 'round' && (
          <Link className="text-link" to={paths.accountSection('history')}>
            See your history
          </Link>
        )}
      </p>
      <TicketThread
        thread={thread}
        names={{ player: 'You', admin: brand.name }}
        openFile={(file) => openOwnFile(id, file)}
      />
      {isOver ? (
        <Note>
          This ticket is closed.{' '}
          <Link className="text-link" to={paths.staticPage('Support')}>
            Write to us again
          </Link>
        </Note>
      ) : (
        <MessageForm
          key={id}
          label="Your reply"
          hint={
            repliesUntil === null
              ? undefined
              : `You can reopen this ticket with a reply until ${sentAtLabel(repliesUntil)}.`
          }
          submit="Send reply"
          draft={`ticket-${id}`}
          writer={writer}
          onSent={revalidate}
        />
      )}
    </Panel>
  );
}
