import { Link } from 'react-router';
import { Badge } from '#components/ui/badge';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { instantLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { Decision, type DecisionChoice } from '../parts/decision';
import { ApprovalAct } from './approval-act';
import { type ApprovalRequest, lapsedBy, lapseLabels, statusTones } from './approval-request';

const verdicts: readonly DecisionChoice<'approval' | 'decline'>[] = [
  { value: 'approval', label: 'Approve', variant: 'filled' },
  { value: 'decline', label: 'Decline' },
];

const withdrawal: typeof verdicts = [{ value: 'decline', label: 'Withdraw' }];

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
    <li className="panel grid gap-3 rounded-md p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold">{act.kind === 'adjustment' ? 'Correct a balance' : 'Publish odds'}</h2>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <ApprovalAct act={act} />
      <p className="text-sm text-muted">
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
      </p>
      {status === 'waiting' && <Verdict request={request} viewer={viewer} onDecided={onDecided} />}
    </li>
  );
}

function Admin({ id, viewer, nameOf }: { id: string; viewer: string; nameOf: (id: string) => string }) {
  return (
    <Link className="text-link" to={paths.dashboardPlayer(id)} title={id}>
      {id === viewer ? 'you' : nameOf(id)}
    </Link>
  );
}

/** The requester may only withdraw; another superadmin decides. */
function Verdict({ request: shown, viewer, onDecided }: Omit<Parameters<typeof ApprovalCard>[0], 'nameOf'>) {
  const { id, requestedBy } = shown;
  const isOwn = requestedBy === viewer;
  return (
    <>
      {isOwn && <p>Another superadmin must decide.</p>}
      <Decision
        choices={isOwn ? withdrawal : verdicts}
        decide={(verdict) => playFabOps.post(`/admin/approvals/{id}/${verdict}`, { path: { id }, body: {} })}
        onDecided={({ request }) => onDecided(request)}
        onFailure={(refused) => {
          const lapsed = lapsedBy(refused, shown);
          if (lapsed) onDecided(lapsed);
        }}
      />
    </>
  );
}
