import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { panelClass } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostBody } from '#web/lib/api/play-fab-ops-types';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { dayLabel } from '#web/lib/format/dates';
import { channelNames, reasonLabels } from '../../affiliates/affiliate-copy';
import { ConfirmButton } from '../parts/confirm-button';
import { Decision, type DecisionChoice } from '../parts/decision';
import { personName } from '../parts/person-name';
import { WhenInView } from '../parts/when-in-view';
import { stateCopy } from './affiliate-state-copy';
import { AffiliateTotals } from './affiliate-totals';
import { MatchList } from './match-list';
import { PayoutReview } from './payout-review';
import type { PlacedAffiliate } from './read-affiliates';
import { ReviewedAccruals } from './reviewed-accruals';

type DecisionRequest = NonNullable<PostBody<'/admin/affiliates/{affiliate}/decisions'>['body']>;
type Reason = NonNullable<DecisionRequest['reason']>;

/** Decisions without a reason, by the status that allows them. */
const decisions: Partial<
  Record<
    PlacedAffiliate['state'],
    readonly DecisionChoice<Exclude<DecisionRequest['decision'], 'reject' | 'suspend'>>[]
  >
> = {
  requested: [{ value: 'approve', label: 'Approve', variant: 'primary' }],
  suspended: [{ value: 'resume', label: 'Lift suspension', variant: 'primary' }],
};

const rejection = {
  decision: 'reject',
  submit: 'Reject',
  title: 'Reject this application?',
  effect: 'The player sees the reason and can apply again.',
  reasons: ['site-unclear', 'audience-unfit', 'promises-winnings', 'not-reachable'],
} as const;

const suspension = {
  decision: 'suspend',
  submit: 'Suspend',
  title: 'Suspend this affiliate?',
  effect: 'Their links stop counting and purchases earn nothing. The affiliate sees the reason.',
  reasons: ['terms-broken', 'false-traffic', 'spam', 'at-own-request'],
} as const;

/**
 * One affiliate: their application, and the decisions that their status allows.
 *
 * @param isStateShown  whether the list has affiliates of several statuses
 */
export function ReviewCard({
  placed,
  isStateShown,
  isSuperadmin,
  onDecided,
  onJudged,
}: {
  placed: PlacedAffiliate;
  isStateShown: boolean;
  isSuperadmin: boolean;
  onDecided: (placed: PlacedAffiliate) => void;
  onJudged: (placed: PlacedAffiliate) => void;
}) {
  const { affiliate, state, application, requestedAt } = placed;
  const [isOpen, setOpen] = useState(false);
  const requestedOn = requestedAt && dayLabel(requestedAt);

  const decide = (body: DecisionRequest, idempotencyKey: string) =>
    playFabOps.post('/admin/affiliates/{affiliate}/decisions', { path: { affiliate }, body, idempotencyKey });

  return (
    <article className={panelClass()} aria-label={`Affiliate ${affiliate}`}>
      <h2 className="font-bold wrap-anywhere">{personName({ ...placed, player: affiliate })}</h2>
      {isStateShown && state !== 'none' && (
        <Badge tone={stateCopy[state].tone} className="justify-self-start">
          {stateCopy[state].name}
        </Badge>
      )}
      <p className="text-sm wrap-anywhere">
        {placed.displayName !== null && `${placed.email ?? ''} `}
        <Link className="text-link" to={dashboardPaths.player(affiliate)} data-row-open="">
          Open player<span className="sr-only">{` ${placed.email ?? affiliate}`}</span>
        </Link>
      </p>
      {application && (
        <>
          <p className="wrap-anywhere">
            <a className="text-link" href={application.site} target="_blank" rel="noreferrer">
              {application.site}
            </a>
          </p>
          <p>{application.audience}</p>
          <Note className="max-inline-prose">
            {application.channels.map((channel) => channelNames[channel]).join(', ')} · taxed in{' '}
            {application.taxCountry}
            {requestedOn && ` · applied on ${requestedOn}`}
          </Note>
        </>
      )}
      {hasEarned(state) && (
        // Totals are read from all days of an affiliate, so a long list reads those in view.
        <WhenInView skeleton={<Skeleton className="block rounded-sm block-12" />}>
          <AffiliateTotals affiliate={affiliate} />
        </WhenInView>
      )}
      {placed.reason && <p>{reasonLabels[placed.reason]}</p>}
      <PayoutReview placed={placed} isSuperadmin={isSuperadmin} onReviewed={onJudged} />
      <MatchList affiliate={affiliate} matches={placed.matches} onJudged={onJudged} />
      <Decision
        choices={decisions[state] ?? []}
        decide={(decision, key) => decide({ decision, reason: null }, key)}
        onDecided={onDecided}
      >
        {(state === 'requested' || state === 'approved') && (
          <Refusal
            {...(state === 'requested' ? rejection : suspension)}
            decide={decide}
            onDecided={onDecided}
          />
        )}
        {hasEarned(state) && (
          <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide commissions' : 'Show commissions'}
          </Button>
        )}
      </Decision>
      {isOpen && <ReviewedAccruals affiliate={affiliate} />}
    </article>
  );
}

/** Whether an affiliate may have commissions. */
function hasEarned(state: PlacedAffiliate['state']): boolean {
  return state === 'approved' || state === 'suspended';
}

function Refusal({
  decision,
  submit,
  title,
  effect,
  reasons,
  decide,
  onDecided,
}: {
  decision: DecisionRequest['decision'];
  submit: string;
  title: string;
  effect: string;
  reasons: readonly Reason[];
  decide: (body: DecisionRequest, idempotencyKey: string) => Promise<PlacedAffiliate>;
  onDecided: (placed: PlacedAffiliate) => void;
}) {
  return (
    <ConfirmButton
      label={submit}
      opener="danger"
      title={title}
      keep="Not now"
      submit={submit}
      reason={{ label: 'Reason', choices: reasons.map((value) => ({ value, label: reasonLabels[value] })) }}
      act={(reason, idempotencyKey) => decide({ decision, reason }, idempotencyKey)}
      onDone={onDecided}
    >
      {effect}
    </ConfirmButton>
  );
}
