import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { Note } from '#components/ui/note';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { instantLabel } from '#web/lib/format/dates';
import { Decision, type DecisionChoice } from '../parts/decision';
import { ApprovalAct } from './approval-act';
import { type ApprovalRequest, lapsedBy, lapseLabels, statusTones } from './approval-request';
import { ApproveButton } from './approve-button';

const declines: readonly DecisionChoice<'decline'>[] = [{ value: 'decline', label: 'Decline' }];
const withdrawal: typeof declines = [{ value: 'decline', label: 'Withdraw' }];

/** A request of a superadmin, with the actions that the viewer may take. */
export function ApprovalCard({
  request,
  viewer,
  nameOf,
  onDecided,
}: {
  request: ApprovalRequest;
  /** Id of the superadmin who views it. */
  viewer: string;
  nameOf: (id: string) => string;
  onDecided: (request: ApprovalRequest) => void;
}) {
  const { act, status, requestedBy, requestedAt, lapsesAt, lapsedBecause, decidedBy, decidedAt } = request;
  const { name, tone } = statusTones[status];
  return (
    <li className="panel grid gap-3 rounded-md p-4" data-list-row={request.id} tabIndex={-1}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold">{act.kind === 'adjustment' ? 'Correct a balance' : 'Publish odds'}</h2>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <ApprovalAct act={act} nameOf={nameOf} />
      <Note>
        {'Requested by '}
        <Admin id={requestedBy} viewer={viewer} nameOf={nameOf} />
        {`, ${instantLabel(requestedAt)}. `}
        {status === 'waiting' && `Expires ${instantLabel(lapsesAt)}.`}
        {lapsedBecause !== null && `${lapseLabels[lapsedBecause]} Nothing was changed.`}
        {decidedBy !== null && decidedAt !== null && (
          <>
            {`${name} by `}
            <Admin id={decidedBy} viewer={viewer} nameOf={nameOf} />
            {`, ${instantLabel(decidedAt)}.`}
          </>
        )}
      </Note>
      {status === 'waiting' && (
        <Verdict request={request} viewer={viewer} nameOf={nameOf} onDecided={onDecided} />
      )}
    </li>
  );
}

function Admin({ id, viewer, nameOf }: { id: string; viewer: string; nameOf: (id: string) => string }) {
  return (
    <Link className="text-link" to={dashboardPaths.player(id)} title={id}>
      {id === viewer ? 'you' : nameOf(id)}
    </Link>
  );
}

/** The requester may only withdraw; another superadmin decides. */
function Verdict({ request: shown, viewer, nameOf, onDecided }: Parameters<typeof ApprovalCard>[0]) {
  const { id, requestedBy } = shown;
  const isOwn = requestedBy === viewer;

  function failed(refused: unknown) {
    const lapsed = lapsedBy(refused, shown);
    if (lapsed) onDecided(lapsed);
  }

  return (
    <>
      {isOwn && <p>Another superadmin must decide.</p>}
      <Decision
        choices={isOwn ? withdrawal : declines}
        decide={() => playFabOps.post('/admin/approvals/{id}/decline', { path: { id }, body: {} })}
        onDecided={({ request }) => onDecided(request)}
        onFailure={failed}
      >
        {!isOwn && (
          <ApproveButton request={shown} nameOf={nameOf} onApproved={onDecided} onFailure={failed} />
        )}
      </Decision>
    </>
  );
}
