import { Link, useRevalidator } from 'react-router';
import { Badge } from '#components/ui/badge';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import type { AdminTicket as Ticket } from '#contracts/support/admin-routes';
import { brand } from '#domain/operator/brand';
import { ticketRules } from '#domain/support/ticket';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { gameNameOf } from '#web/lib/games/game-names';
import { type MessageBody, MessageForm } from '../../support/message-form';
import type { TicketWriter } from '../../support/send-message';
import { adminStateCopy, subjectName } from '../../support/ticket-copy';
import { TicketThread } from '../../support/ticket-thread';
import { useFileChecks } from '../../support/use-file-checks';
import { ConfirmForm } from '../parts/confirm-form';
import { InternalNotes } from '../parts/internal-notes';
import { personLabel, personName } from '../parts/person-name';
import { CannedReplyField } from './canned-reply-field';
import { closingChoices } from './ticket-choices';
import { ticketTitle } from './ticket-title';
import { TriageForm } from './triage-form';

/** One ticket for admins: player, subject, thread, reply and closing. */
export function AdminTicket({ ticket }: { ticket: Ticket }) {
  const { revalidate } = useRevalidator();
  const { player, id, writer: sender, about, state, thread } = ticket;
  const { name, tone } = adminStateCopy[state];
  const path = { player, ticket: id };

  useFileChecks(ticket, revalidate);

  const writer: TicketWriter<MessageBody> = {
    from: 'admin',
    readForm: (_ticket, file) =>
      playFabOps.get('/account/players/{player}/tickets/{ticket}/files/{file}', { path: { ...path, file } }),
    async write(body, idempotencyKey) {
      const request = { path, body, idempotencyKey };
      return (await playFabOps.post('/admin/tickets/{player}/{ticket}/answers', request)).ticket;
    },
  };
  const openFile = (file: string) =>
    playFabOps.post('/account/players/{player}/tickets/{ticket}/files/{file}/views', {
      path: { ...path, file },
    });

  return (
    <Panel title={ticketTitle(ticket, gameNameOf)} className="grid content-start gap-3 min-inline-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere">
        <Badge tone={tone}>{name}</Badge>
        <Link className="text-link" to={dashboardPaths.player(player)}>
          {personLabel(sender)}
        </Link>
        {about && <SubjectLink about={about} player={player} />}
        <span className="text-sm text-muted">{`Ticket ${id}`}</span>
      </p>
      <TriageForm ticket={ticket} onChanged={revalidate} />
      <TicketThread
        thread={thread}
        names={{ player: personName(sender), admin: brand.name }}
        openFile={openFile}
      />
      {state === 'closed' ? (
        <Note>{`Closed. The player can reopen it with a reply within ${ticketRules.reopenWithinDays} days of closing.`}</Note>
      ) : (
        <>
          <MessageForm
            key={id}
            label="Your answer"
            hint="The player is notified and reads it in their account."
            submit="Send answer"
            draft={`answer-${id}`}
            writer={writer}
            onSent={revalidate}
            Insert={CannedReplyField}
          />
          <CloseForm key={`close ${id}`} path={path} onClosed={() => void revalidate()} />
        </>
      )}
      <section className="grid gap-3 pbs-3 border-bs-line">
        <h3 className="text-lg">Internal notes</h3>
        <InternalNotes key={id} player={player} about={{ kind: 'ticket', id }} />
      </section>
    </Panel>
  );
}

/** The order itself, or the player's ledger, where rounds and purchases are. */
function SubjectLink({ about, player }: { about: NonNullable<Ticket['about']>; player: string }) {
  const isOrder = about.kind === 'order';
  return (
    <Link
      className="text-link"
      to={isOrder ? dashboardPaths.order(about.id) : dashboardPaths.player(player)}
      title={about.id}
    >
      {subjectName(about, gameNameOf)}
    </Link>
  );
}

function CloseForm({ path, onClosed }: { path: { player: string; ticket: string }; onClosed: () => void }) {
  return (
    <div className="pbs-3 border-bs-line">
      <ConfirmForm
        isInline
        submit="Close ticket"
        variant="outline"
        reason={{ label: 'Reason for closing', choices: closingChoices }}
        act={(reason, idempotencyKey) =>
          playFabOps.post('/admin/tickets/{player}/{ticket}/closings', {
            path,
            body: { reason },
            idempotencyKey,
          })
        }
        onDone={onClosed}
      />
    </div>
  );
}
