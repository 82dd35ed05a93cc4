import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { needsSecond } from '#web/lib/needs-second';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { PostBody } from '#web/lib/play-fab-ops-types';
import { unitsTyped } from './units-typed';
import { useAct } from './use-act';

type Adjustment = NonNullable<PostBody<'/admin/players/{player}/adjustments'>['body']>;
type Account = Adjustment['account'];

const accounts: readonly { value: Account; label: string }[] = [
  { value: 'player:gold', label: 'Gold Coins' },
  { value: 'player:sweeps-unplayed', label: 'Sweeps Coins, unplayed' },
  { value: 'player:sweeps-redeemable', label: 'Sweeps Coins, redeemable' },
];

/** Corrects a balance, with a reason that the player may see. */
export function AdjustForm({ player, onChange }: { player: string; onChange: (message: string) => void }) {
  const [account, setAccount] = useState<Account>('player:gold');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const done = (message: string) => {
    setTyped('');
    setReason('');
    onChange(message);
  };
  const { isPending, failure, send, forget } = useAct(() => done('Balance corrected.'));
  const request = useAct(() => {
    forget();
    done('Sent to another superadmin. Track the request under Approvals.');
  });

  function adjustment(): Adjustment | null {
    const amount = unitsTyped(typed, account === 'player:gold' ? 'gold' : 'sweeps');
    setWrong(amount === null);
    return amount === null ? null : { account, amount, reason };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = adjustment();
    if (!body) return;
    void send((idempotencyKey) =>
      playFabOps.post('/admin/players/{player}/adjustments', {
        path: { player },
        body,
        idempotencyKey,
      }),
    );
  }

  function requestSecondApproval() {
    const body = adjustment();
    if (!body) return;
    void request.send((idempotencyKey) =>
      playFabOps.post('/admin/players/{player}/adjustment-requests', {
        path: { player },
        body,
        idempotencyKey,
      }),
    );
  }

  return (
    <Panel title="Correct a balance">
      <form className="admin-form grid gap-3" onSubmit={submit}>
        <SelectField
          label="Balance to correct"
          choices={accounts}
          value={account}
          onChange={({ currentTarget }) => setAccount(currentTarget.value as Account)}
        />
        <TextField
          label="Amount"
          hint="Use a negative amount to deduct."
          inputMode="decimal"
          required
          value={typed}
          error={
            isWrong
              ? 'Enter an amount other than 0: whole Gold Coins, or Sweeps Coins with up to two decimals.'
              : undefined
          }
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <TextField
          label="Reason for correction (shown to player)"
          required
          minLength={3}
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button type="submit" pending={isPending}>
          Apply correction
        </Button>
      </form>
      {failure !== null && <FailureNotice failure={failure} />}
      {needsSecond(failure) && (
        <Button variant="outline" pending={request.isPending} onClick={requestSecondApproval}>
          Ask another superadmin
        </Button>
      )}
      {request.failure !== null && <FailureNotice failure={request.failure} />}
    </Panel>
  );
}
