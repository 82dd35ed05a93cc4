import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import type { AdminTicket as Ticket } from '#contracts/support/admin-routes';
import { brand } from '#domain/operator/brand';
import { ticketRules } from '#domain/support/ticket';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { gameNameOf } from '#web/lib/games/game-names';
import { paths } from '#web/lib/paths';
import { MessageForm } from '../../support/message-form';
import {
  closingNames,
  type ClosingReason,
  adminStateLabel,
  subjectName,
  topicNames,
} from '../../support/ticket-copy';
import { TicketThread } from '../../support/ticket-thread';

const reasons = Object.entries(closingNames).map(([value, label]) => ({
  value: value as ClosingReason,
  label: label.charAt(0).toUpperCase() + label.slice(1),
}));

/** One ticket for admins: player, subject, thread, reply and closing. */
export function AdminTicket({ ticket }: { ticket: Ticket }) {
  const { revalidate } = useRevalidator();
  const { player, id, topic, about, state, thread } = ticket;
  const { name, tone } = adminStateLabel[state];
  const path = { player, ticket: id };

  async function answer(text: string, idempotencyKey: string) {
    await playFabOps.post('/admin/tickets/{player}/{ticket}/answers', {
      path,
      body: { text },
      idempotencyKey,
    });
    await revalidate();
  }

  return (
    <Panel
      title={about ? subjectName(about, gameNameOf) : topicNames[topic]}
      className="grid content-start gap-3 min-inline-0"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={tone}>{name}</Badge>
        <span className="text-sm text-muted">{`Ticket ${id}`}</span>
        <Link className="text-link" to={paths.dashboardPlayer(player)}>
          {about?.kind === 'order' ? 'Player and order' : 'Player and ledger'}
        </Link>
      </p>
      {about && (
        <p className="mbs-1 text-sm wrap-anywhere whitespace-pre-wrap text-muted">{`Attached ${about.kind}: ${about.id}`}</p>
      )}
      <TicketThread thread={thread} names={{ player: 'Player', admin: brand.name }} />
      {state === 'closed' ? (
        <p className="text-sm text-muted">{`Closed. The player can reopen it with a reply within ${ticketRules.reopenWithinDays} days of closing.`}</p>
      ) : (
        <>
          <MessageForm
            key={id}
            label="Your answer"
            hint="The player is notified and reads it in their account."
            submit="Send answer"
            draft={`answer-${id}`}
            send={answer}
          />
          <CloseForm key={`close ${id}`} path={path} onClosed={() => void revalidate()} />
        </>
      )}
    </Panel>
  );
}

function CloseForm({ path, onClosed }: { path: { player: string; ticket: string }; onClosed: () => void }) {
  const [reason, setReason] = useState<ClosingReason>('solved');
  const attempt = useAttempt();
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 pbs-3 border-bs-line">
        <SelectField
          label="Reason for closing"
          value={reason}
          disabled={attempt.isPending}
          choices={reasons}
          onChange={({ currentTarget: { value } }) => {
            setReason(value as ClosingReason);
            attempt.newIdempotencyKey();
          }}
        />
        <Button
          variant="outline"
          pending={attempt.isPending}
          onClick={() =>
            void attempt.send(
              (idempotencyKey) =>
                playFabOps.post('/admin/tickets/{player}/{ticket}/closings', {
                  path,
                  body: { reason },
                  idempotencyKey,
                }),
              onClosed,
            )
          }
        >
          Close ticket
        </Button>
      </div>
      {attempt.failure !== null && <FailureNotice failure={attempt.failure} />}
    </>
  );
}
