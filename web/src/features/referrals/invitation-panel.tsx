import { Link, useRevalidator } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { TextField } from '#components/ui/text-field';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useFormAttempt } from '#web/lib/api/use-form-attempt';
import { longDayLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { rememberedReferrer } from '#web/lib/storage/referral-link';
import { ReferralProgress } from './referral-progress';
import type { Referrals } from './referrals-views';

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
  const { isPending, failure, onChange, onSubmit } = useFormAttempt((fields, idempotencyKey) => {
    const code = String(fields.get('code')).trim();
    return playFabOps.post('/referrals/bindings', { body: { code }, idempotencyKey });
  }, revalidate);

  return (
    <Panel title="Did a friend invite you?">
      <form className="account-form" onChange={onChange} onSubmit={onSubmit}>
        {failure !== null && <FailureNotice failure={failure} />}
        <TextField
          label="Your friend’s code"
          name="code"
          required
          maxLength={16}
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={rememberedReferrer() ?? ''}
          hint={`You can add it until ${longDayLabel(bindableUntil)}. You cannot change it later.`}
        />
        <div className="account-ways">
          <Button type="submit" variant="outline" pending={isPending}>
            Add code
          </Button>
        </div>
      </form>
    </Panel>
  );
}
