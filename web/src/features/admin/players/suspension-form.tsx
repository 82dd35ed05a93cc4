import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { SelectField } from '#components/ui/select-field';
import { TextField } from '#components/ui/text-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { instantLabel } from '#web/lib/format/dates';
import type { Suspension } from '#web/lib/player/suspension';
import { suspensionLabel } from '#web/lib/player/suspension-copy';
import type { AdminPlayer } from './admin-player';

type Reason = Suspension['reason'];

const choices = (Object.keys(suspensionLabel) as Reason[]).map((value) => ({
  value,
  label: suspensionLabel[value],
}));

/** Suspends a player or lifts the suspension, with a reason for the player and an internal note. */
export function SuspensionForm({ of, onChange }: { of: AdminPlayer; onChange: (message: string) => void }) {
  const { player, suspension } = of;
  const [reason, setReason] = useState<Reason>('unusual-play');
  const [note, setNote] = useState('');
  const { isPending, failure, send, newIdempotencyKey } = useAttempt();

  function submit(event: FormEvent) {
    event.preventDefault();
    const path = { player };
    void send(
      (idempotencyKey) =>
        suspension
          ? playFabOps.post('/admin/players/{player}/suspension-lifts', {
              path,
              body: { note },
              idempotencyKey,
            })
          : playFabOps.post('/admin/players/{player}/suspensions', {
              path,
              body: { reason, note },
              idempotencyKey,
            }),
      () => {
        setNote('');
        onChange(suspension ? 'Suspension lifted.' : 'Player suspended. They can see the reason.');
      },
    );
  }

  return (
    <Panel title="Suspension">
      {suspension ? (
        <p>{`Suspended since ${instantLabel(suspension.since)}: ${suspensionLabel[suspension.reason]}.`}</p>
      ) : (
        <p className="found-more">
          Suspended players can sign in and see their account. They cannot play, buy, redeem or receive
          bonuses.
        </p>
      )}
      <form className="admin-form grid gap-3" onChange={newIdempotencyKey} onSubmit={submit}>
        {!suspension && (
          <SelectField
            label="Reason for suspension (shown to player)"
            choices={choices}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value as Reason)}
          />
        )}
        <TextField
          label="Note for the audit log"
          hint="Kept permanently. Do not include personal data."
          required
          minLength={3}
          maxLength={200}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button type="submit" variant={suspension ? 'primary' : 'danger'} pending={isPending}>
          {suspension ? 'Lift suspension' : 'Suspend'}
        </Button>
      </form>
      {failure !== null && <FailureNotice failure={failure} />}
    </Panel>
  );
}
