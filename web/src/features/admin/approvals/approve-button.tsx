import { useCallback } from 'react';
import { Amount } from '#components/ui/amount';
import { Skeleton } from '#components/ui/skeleton';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { BalancePreview } from '../parts/balance-preview';
import { ConfirmButton } from '../parts/confirm-button';
import { WhenLoaded } from '../parts/when-loaded';
import { accountTones, type AdjustmentAct, type ApprovalRequest } from './approval-request';

/** Approves a request of another superadmin, which carries it out at once, after showing what it changes. */
export function ApproveButton({
  request: { id, act },
  nameOf,
  onApproved,
  onFailure,
}: {
  request: ApprovalRequest;
  nameOf: (id: string) => string;
  onApproved: (request: ApprovalRequest) => void;
  onFailure: (failure: unknown) => void;
}) {
  return (
    <ConfirmButton
      label="Approve"
      opener="filled"
      title={act.kind === 'adjustment' ? 'Approve this correction?' : 'Approve these odds?'}
      keep="Not now"
      submit="Approve"
      variant="primary"
      act={() => playFabOps.post('/admin/approvals/{id}/approval', { path: { id }, body: {} })}
      onDone={({ request }) => onApproved(request)}
      onFailure={onFailure}
      details={act.kind === 'adjustment' && <CorrectedBalances act={act} />}
    >
      {act.kind === 'adjustment' ? (
        <>
          <Amount coin={accountTones[act.account].coin} value={act.amount} signed />{' '}
          {`${accountTones[act.account].name}, for ${nameOf(act.player)}, at once. The player sees the correction and its reason: “${act.reason}”.`}
        </>
      ) : (
        'The odds are published at once, and apply to every order from then on.'
      )}
    </ConfirmButton>
  );
}

/** The balances as they are now: they may have changed since the request. */
function CorrectedBalances({ act }: { act: AdjustmentAct }) {
  const { player } = act;
  const loaded = useLoaded(
    useCallback(() => playFabOps.get('/admin/players/{player}', { path: { player } }), [player]),
  );
  return (
    <WhenLoaded of={loaded} skeleton={<Skeleton className="block rounded-sm block-32" />}>
      {({ balances }) => <BalancePreview balances={balances} changes={[act]} />}
    </WhenLoaded>
  );
}
