import { Link } from 'react-router';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer, PostBody } from '#web/lib/api/play-fab-ops-types';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { ConfirmButton } from '../parts/confirm-button';
import { Decision, type DecisionChoice } from '../parts/decision';
import { personLabel, personName } from '../parts/person-name';
import { selfReferralEffect } from './final-acts';
import { missingMatchesLabel, sharedTraitsLabel, verdictLabels } from './match-copy';

type Placed = GetAnswer<'/admin/affiliates'>['items'][number];
type Match = Placed['matches'][number];
type Verdict = NonNullable<
  PostBody<'/admin/affiliates/{affiliate}/matches/{player}/verdicts'>['body']
>['verdict'];

const verdicts: readonly DecisionChoice<Verdict>[] = [{ value: 'unrelated', label: 'Mark as unrelated' }];

/** The affiliate's own account, listed when matches may be missing, can only be confirmed as looked at. */
const ownVerdicts: readonly DecisionChoice<Verdict>[] = [{ value: 'unrelated', label: 'Mark as checked' }];

/** Players who share a home, a network or a card with their affiliate. Nothing is paid before an admin has judged each. */
export function MatchList({
  affiliate,
  matches,
  onJudged,
}: {
  affiliate: string;
  matches: readonly Match[];
  onJudged: (placed: Placed) => void;
}) {
  if (matches.length === 0) return null;
  return (
    <section aria-label={`Players matching ${affiliate}`}>
      <h2 className="font-bold">Matching players</h2>
      <ul className="grid gap-3">
        {matches.map((match) => (
          <MatchLine key={match.player} affiliate={affiliate} match={match} onJudged={onJudged} />
        ))}
      </ul>
    </section>
  );
}

function MatchLine({
  affiliate,
  match,
  onJudged,
}: {
  affiliate: string;
  match: Match;
  onJudged: (placed: Placed) => void;
}) {
  const { player, inCommon, verdict: judged, isOpen, leftCents } = match;
  const isOwn = player === affiliate;
  const judge = (verdict: Verdict, idempotencyKey: string) =>
    playFabOps.post('/admin/affiliates/{affiliate}/matches/{player}/verdicts', {
      path: { affiliate, player },
      body: { verdict },
      idempotencyKey,
    });
  return (
    <li className="grid gap-2 pbe-3 border-be-line">
      <p className="wrap-anywhere">
        <Link className="text-link" to={dashboardPaths.player(player)} title={player}>
          {personLabel(match)}
        </Link>{' '}
        {isOwn ? missingMatchesLabel(inCommon) : sharedTraitsLabel(inCommon)}
        {judged && (isOwn ? ' Checked.' : `: ${verdictLabels[judged]}`)}
      </p>
      {isOpen && (
        <Decision choices={isOwn ? ownVerdicts : verdicts} decide={judge} onDecided={onJudged}>
          {!isOwn && (
            <ConfirmButton
              label="Mark as self-referral"
              opener="danger"
              title={`Mark ${personName(match)} as a self-referral?`}
              keep="Not now"
              submit="Mark as self-referral"
              act={(_reason, idempotencyKey) => judge('self-referral', idempotencyKey)}
              onDone={onJudged}
            >
              {selfReferralEffect(leftCents)}
            </ConfirmButton>
          )}
        </Decision>
      )}
    </li>
  );
}
