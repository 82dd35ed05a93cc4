import { useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { InvitationPanel } from '../../features/referrals/invitation-panel';
import { InvitePanel } from '../../features/referrals/invite-panel';
import { ReferralsPanel } from '../../features/referrals/referrals-panel';
import { TermsPanel } from '../../features/referrals/terms-panel';
import '../../features/referrals/referrals.css';

export const load = () => playFabOps.get('/referrals');

/** Referrals: the player's code, the rewards and the progress of each invitee. */
export function Component() {
  const referrals = useLoaderData<typeof load>();
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title="Friends"
        path={paths.accountSection('friends')}
        description="Invite friends, follow their progress and see what you both get."
      />
      <div>
        <h1 className="page-title">Friends</h1>
        <p className="mbs-2 text-muted max-inline-prose">
          Invite someone who has no account yet. Names are never shown here, only progress.
        </p>
      </div>
      <div className="account-columns">
        <div className="grid grid-cols-1 gap-6">
          <InvitePanel {...referrals} />
          <InvitationPanel {...referrals} />
        </div>
        <TermsPanel {...referrals} />
        <ReferralsPanel key={referrals.invitees.items[0]?.id} {...referrals} />
      </div>
    </div>
  );
}
