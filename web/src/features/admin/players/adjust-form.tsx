import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { needsSecond } from '#web/lib/api/needs-second';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostBody } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { unitsTyped } from './units-typed';

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
  const correction = useAttempt();
  const request = useAttempt();

  function done(message: string) {
    setTyped('');
    setReason('');
    onChange(message);
  }

  function adjustment(): Adjustment | null {
    const amount = unitsTyped(typed, account === 'player:gold' ? 'gold' : 'sweeps');
    setWrong(amount === null);
    return amount === null ? null : { account, amount, reason };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = adjustment();
    if (!body) return;
    void correction.send(
      (idempotencyKey) =>
        playFabOps.post('/admin/players/{player}/adjustments', {
          path: { player },
          body,
          idempotencyKey,
        }),
      () => done('Balance corrected.'),
    );
  }

  function requestSecondApproval() {
    const body = adjustment();
    if (!body) return;
    void request.send(
      (idempotencyKey) =>
        playFabOps.post('/admin/players/{player}/adjustment-requests', {
          path: { player },
          body,
          idempotencyKey,
        }),
      () => {
        correction.newIdempotencyKey();
        done('Sent to another superadmin. Track the request under Approvals.');
      },
    );
  }

  function change() {
    correction.newIdempotencyKey();
    request.newIdempotencyKey();
  }

  return (
    <Panel title="Correct a balance">
      <form className="admin-form grid gap-3" onChange={change} onSubmit={submit}>
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
        <Button type="submit" pending={correction.isPending}>
          Apply correction
        </Button>
      </form>
      {correction.failure !== null && <FailureNotice failure={correction.failure} />}
      {needsSecond(correction.failure) && (
        <Button variant="outline" pending={request.isPending} onClick={requestSecondApproval}>
          Ask another superadmin
        </Button>
      )}
      {request.failure !== null && <FailureNotice failure={request.failure} />}
    </Panel>
  );
}
