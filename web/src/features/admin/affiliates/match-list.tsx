import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer, PostBody } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { paths } from '#web/lib/paths';
import { inCommonLabel, verdictLabel } from '../../affiliates/affiliate-copy';

type Placed = GetAnswer<'/admin/affiliates'>['items'][number];
type Match = Placed['matches'][number];
type Verdict = NonNullable<
  PostBody<'/admin/affiliates/{affiliate}/matches/{player}/verdicts'>['body']
>['verdict'];

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
  match: { player, inCommon, verdict, isOpen },
  onJudged,
}: {
  affiliate: string;
  match: Match;
  onJudged: (placed: Placed) => void;
}) {
  const { send, isPending, failure } = useAttempt();
  const judge = (chosen: Verdict) =>
    void send(
      (idempotencyKey) => {
        const call = { path: { affiliate, player }, body: { verdict: chosen }, idempotencyKey };
        return playFabOps.post('/admin/affiliates/{affiliate}/matches/{player}/verdicts', call);
      },
      onJudged,
      { choice: chosen },
    );

  return (
    <li className="grid gap-2 pbe-3 border-be-line">
      <p className="wrap-anywhere">
        <Link className="text-link" to={paths.dashboardPlayer(player)}>
          {player}
        </Link>{' '}
        {inCommonLabel(inCommon)}
        {verdict && `: ${verdictLabel[verdict]}`}
      </p>
      {isOpen && (
        <div className="affiliate-ways">
          <Button variant="outline" pending={isPending} onClick={() => judge('unrelated')}>
            Mark as unrelated
          </Button>
          <Button variant="danger" pending={isPending} onClick={() => judge('self-referral')}>
            Mark as self-referral
          </Button>
        </div>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
    </li>
  );
}
