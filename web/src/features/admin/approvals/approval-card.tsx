import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Badge } from '#components/ui/badge';
import { Button } from '#components/ui/button';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { instantLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { ApprovalAct } from './approval-act';
import { type ApprovalRequest, lapsedBy, lapseLabels, statusTones } from './approval-request';

/** A request of a superadmin, with the actions that the viewer may take. */
export function ApprovalCard({
  request,
  viewer,
  onDecided,
}: {
  request: ApprovalRequest;
  /** Id of the superadmin who views it. */
  viewer: string;
  onDecided: (request: ApprovalRequest) => void;
}) {
  const { act, status, requestedBy, requestedAt, lapsesAt, lapsedBecause, decidedBy, decidedAt } = request;
  const { name, tone } = statusTones[status];
  return (
    <li className="surface grid gap-3 rounded-md p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold">{act.kind === 'adjustment' ? 'Correct a balance' : 'Publish odds'}</h2>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <ApprovalAct act={act} />
      <p className="text-sm text-muted">
        {'Requested by '}
        <Admin id={requestedBy} viewer={viewer} />
        {`, ${instantLabel(requestedAt)}. `}
        {status === 'waiting' && `Expires ${instantLabel(lapsesAt)}.`}
        {lapsedBecause !== null && `${lapseLabels[lapsedBecause]} Nothing was changed.`}
        {decidedBy !== null && decidedAt !== null && (
          <>
            {`${name} by `}
            <Admin id={decidedBy} viewer={viewer} />
            {`, ${instantLabel(decidedAt)}.`}
          </>
        )}
      </p>
      {status === 'waiting' && <Decision request={request} viewer={viewer} onDecided={onDecided} />}
    </li>
  );
}

function Admin({ id, viewer }: { id: string; viewer: string }) {
  return (
    <Link className="text-link" to={paths.dashboardPlayer(id)} title={id}>
      {id === viewer ? 'you' : id.slice(0, 8)}
    </Link>
  );
}

function Decision({ request: shown, viewer, onDecided }: Parameters<typeof ApprovalCard>[0]) {
  const { id, requestedBy } = shown;
  const { isPending, failure, send } = useAttempt();

  const decide = (verdict: 'approval' | 'decline') =>
    send(
      () => playFabOps.post(`/admin/approvals/{id}/${verdict}`, { path: { id }, body: {} }),
      ({ request }) => onDecided(request),
      {
        onFailure(refused) {
          const lapsed = lapsedBy(refused, shown);
          if (lapsed) onDecided(lapsed);
        },
      },
    );

  if (requestedBy === viewer)
    return (
      <>
        <p>Another superadmin must decide.</p>
        {failure !== null && <FailureNotice failure={failure} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" pending={isPending} onClick={() => void decide('decline')}>
            Withdraw
          </Button>
        </div>
      </>
    );
  return (
    <>
      {failure !== null && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button pending={isPending} onClick={() => void decide('approval')}>
          Approve
        </Button>
        <Button variant="outline" pending={isPending} onClick={() => void decide('decline')}>
          Decline
        </Button>
      </div>
    </>
  );
}
