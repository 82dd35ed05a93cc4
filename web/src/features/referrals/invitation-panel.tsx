import { Link, useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { TextField } from '#components/ui/text-field';
import { bindingFields } from '#contracts/referrals/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { longDayLabel } from '#web/lib/format/dates';
import { useContractForm } from '#web/lib/forms/use-contract-form';
import { paths } from '#web/lib/paths';
import { rememberedReferrer } from '#web/lib/storage/referral-link';
import { ReferralProgress } from './referral-progress';
import type { Referrals } from './referrals-views';

const binding = z.strictObject(bindingFields);

/** The player's own invitation: its progress, or the form for a code while that is possible; renders nothing otherwise. */
export function InvitationPanel({
  invitation,
  bindableUntil,
  playedNeeded,
}: Pick<Referrals, 'invitation' | 'bindableUntil' | 'playedNeeded'>) {
  if (invitation)
    return (
      <Panel title="A friend invited you">
        <ReferralProgress invitee={invitation} playedNeeded={playedNeeded} name="You" />
        {!invitation.progress?.isVerified && (
          <Link className="text-link" to={paths.accountSection('identity')}>
            Verify your identity
          </Link>
        )}
      </Panel>
    );
  return bindableUntil && <CodeForm bindableUntil={bindableUntil} />;
}

function CodeForm({ bindableUntil }: { bindableUntil: string }) {
  const { revalidate } = useRevalidator();
  const { field, form, isPending, failure } = useContractForm({
    body: binding,
    defaultValues: { code: rememberedReferrer() ?? '' },
    messages: { code: 'Enter the code.' },
    send: (body, idempotencyKey) => playFabOps.post('/referrals/bindings', { body, idempotencyKey }),
    onDone: revalidate,
  });

  return (
    <Panel title="Did a friend invite you?">
      <form className="grid gap-4" {...form}>
        {failure !== null && <FailureNotice failure={failure} />}
        <TextField
          label="Your friend’s code"
          autoCapitalize="characters"
          autoComplete="off"
          hint={`You can add it until ${longDayLabel(bindableUntil)}. You cannot change it later.`}
          {...field('code')}
        />
        <Row>
          <Button type="submit" variant="outline" pending={isPending}>
            Add code
          </Button>
        </Row>
      </form>
    </Panel>
  );
}
