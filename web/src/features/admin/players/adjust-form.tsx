import { useEffect } from 'react';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { adjustmentFields } from '#contracts/wallet/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { readTypedAmount } from '#web/lib/format/typed-amount';
import { lengthLabel } from '#web/lib/forms/bounds';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { BalancePreview } from '../parts/balance-preview';
import { ConfirmSubmit } from '../parts/confirm-submit';
import { RequestApproval } from '../parts/request-approval';
import { useConfirmation } from '../parts/use-confirmation';
import type { AdminPlayer, PlayerChanged } from './admin-player';
import { decimalsOf, type SuggestedCorrection, typedCorrection } from './correction-instead';

const newAdjustment = z.strictObject(adjustmentFields);
type Account = z.output<typeof newAdjustment>['account'];
const messages = {
  amount: 'Enter an amount other than 0: whole Gold Coins, or Sweeps Coins with up to two decimals.',
  reason: `Enter a reason of ${lengthLabel(adjustmentFields.reason)}.`,
};

const noCorrection: { account: Account; amount: string; reason: string } = {
  account: 'player:gold',
  amount: '',
  reason: '',
};

const accounts: readonly { value: Account; label: string }[] = [
  { value: 'player:gold', label: 'Gold Coins' },
  { value: 'player:sweeps-unplayed', label: 'Sweeps Coins, unplayed' },
  { value: 'player:sweeps-redeemable', label: 'Sweeps Coins, redeemable' },
];

/** Corrects a balance, with a reason that the player may see, once the admin has seen the new balance. */
export function AdjustForm({
  of,
  suggested,
  onChange,
}: {
  of: AdminPlayer;
  /** Typed into the form, which takes the focus, when it changes; null while there is none. */
  suggested: SuggestedCorrection | null;
  onChange: PlayerChanged;
}) {
  const { player, balances } = of;
  const confirmation = useConfirmation<z.output<typeof newAdjustment>>();
  const correction = useContractForm({
    body: newAdjustment,
    defaultValues: noCorrection,
    messages,
    toBody: ({ account, amount, reason }) => ({
      account,
      amount: readTypedAmount(amount, decimalsOf(account)),
      reason,
    }),
    emptiesWhenDone: true,
    guards: true,
    holds: confirmation.holds,
    send: (body, idempotencyKey) =>
      playFabOps.post('/admin/players/{player}/adjustments', { path: { player }, body, idempotencyKey }),
    onDone: ({ transaction }) => onChange('Balance corrected.', transaction),
  });
  const { setValue, setFocus, dismissFailure } = correction;

  // A suggestion counts as typed, so that the page asks before it is lost.
  useEffect(() => {
    if (!suggested) return;
    const { account, amount, reason } = typedCorrection(suggested);
    setValue('account', account, { shouldDirty: true });
    setValue('amount', amount, { shouldDirty: true });
    setValue('reason', reason, { shouldDirty: true });
    dismissFailure();
    setFocus('amount');
  }, [suggested, setValue, setFocus, dismissFailure]);

  return (
    <Panel title="Correct a balance">
      <ConfirmSubmit
        title="Apply this correction?"
        submit="Apply correction"
        variant="primary"
        {...confirmation.dialog(correction.sendHeld)}
      >
        <BalancePreview balances={balances} changes={confirmation.held ? [confirmation.held] : []} />
        <Note>
          {`The player sees the correction and its reason in their history: “${confirmation.held?.reason ?? ''}”.`}
        </Note>
      </ConfirmSubmit>
      <form className="admin-form grid gap-3" {...correction.form}>
        <SelectField label="Balance to correct" choices={accounts} {...correction.field('account')} />
        <TextField
          label="Amount"
          hint="Use a negative amount to deduct."
          inputMode="decimal"
          {...correction.field('amount')}
        />
        <TextField label="Reason for correction (shown to player)" {...correction.field('reason')} />
        <Button type="submit" pending={correction.isPending}>
          Review correction
        </Button>
      </form>
      {correction.failure !== null && <FailureNotice failure={correction.failure} />}
      <RequestApproval
        failure={correction.failure}
        readBody={correction.readBody}
        request={(body, idempotencyKey) =>
          playFabOps.post('/admin/players/{player}/adjustment-requests', {
            path: { player },
            body,
            idempotencyKey,
          })
        }
        onRequested={(message) => {
          correction.empty();
          dismissFailure();
          onChange(message);
        }}
      />
    </Panel>
  );
}
