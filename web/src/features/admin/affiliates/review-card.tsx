import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { panelClass } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer, PostBody } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { dayLabel } from '#web/lib/format/dates';
import { channelNames, reasonLabel } from '../../affiliates/affiliate-copy';
import { MatchList } from './match-list';
import { ReviewedLines } from './reviewed-accruals';

type Placed = GetAnswer<'/admin/affiliates'>['items'][number];
type DecisionRequest = NonNullable<PostBody<'/admin/affiliates/{affiliate}/decisions'>['body']>;
type Reason = NonNullable<DecisionRequest['reason']>;

const rejections = ['site-unclear', 'audience-unfit', 'promises-winnings', 'not-reachable'] as const;
const suspensions = ['terms-broken', 'false-traffic', 'spam', 'at-own-request'] as const;

/** One affiliate: their application, and the decisions that their status allows. */
export function ReviewCard({
  placed,
  onDecided,
  onJudged,
}: {
  placed: Placed;
  onDecided: (placed: Placed) => void;
  onJudged: (placed: Placed) => void;
}) {
  const { affiliate, state, application, requestedAt } = placed;
  const reasons: readonly Reason[] = state === 'approved' ? suspensions : rejections;
  const [reason, setReason] = useState<Reason>(reasons[0] as Reason);
  const { send, isPending, failure, newIdempotencyKey } = useAttempt();
  const [isOpen, setOpen] = useState(false);
  const requestedOn = requestedAt && dayLabel(requestedAt);

  const decide = (decision: DecisionRequest['decision'], because: Reason | null) =>
    void send(
      (idempotencyKey) => {
        const call = { path: { affiliate }, body: { decision, reason: because }, idempotencyKey };
        return playFabOps.post('/admin/affiliates/{affiliate}/decisions', call);
      },
      onDecided,
      { choice: decision },
    );

  return (
    <article className={panelClass()} aria-label={`Affiliate ${affiliate}`}>
      <p className="wrap-anywhere">
        <code>{affiliate}</code>
      </p>
      {application && (
        <>
          <p className="wrap-anywhere">
            <a className="text-link" href={application.site} target="_blank" rel="noreferrer">
              {application.site}
            </a>
          </p>
          <p>{application.audience}</p>
          <p className="max-inline-prose text-sm text-muted">
            {application.channels.map((channel) => channelNames[channel]).join(', ')} · taxed in{' '}
            {application.taxCountry}
            {requestedOn && ` · applied on ${requestedOn}`}
          </p>
        </>
      )}
      {placed.reason && <p>{reasonLabel[placed.reason]}</p>}
      <MatchList affiliate={affiliate} matches={placed.matches} onJudged={onJudged} />
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="affiliate-ways">
        {state === 'requested' && (
          <Button variant="primary" pending={isPending} onClick={() => decide('approve', null)}>
            Approve
          </Button>
        )}
        {state === 'suspended' && (
          <Button variant="primary" pending={isPending} onClick={() => decide('resume', null)}>
            Lift suspension
          </Button>
        )}
        {(state === 'requested' || state === 'approved') && (
          <>
            <SelectField
              label="Reason"
              value={reason}
              choices={reasons.map((each) => ({ value: each, label: reasonLabel[each] }))}
              onChange={({ currentTarget }) => {
                setReason(currentTarget.value as Reason);
                newIdempotencyKey();
              }}
            />
            <Button
              variant="danger"
              pending={isPending}
              onClick={() => decide(state === 'requested' ? 'reject' : 'suspend', reason)}
            >
              {state === 'requested' ? 'Reject' : 'Suspend'}
            </Button>
          </>
        )}
        {(state === 'approved' || state === 'suspended') && (
          <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide commissions' : 'Show commissions'}
          </Button>
        )}
      </div>
      {isOpen && <ReviewedLines affiliate={affiliate} />}
    </article>
  );
}
