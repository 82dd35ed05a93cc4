import { Users } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLongList } from '#web/lib/api/use-long-list';
import { ReferralProgress } from './referral-progress';
import type { Referrals } from './referrals-views';

/** The player's invitees, newest first, without names for privacy. */
export function ReferralsPanel({ invitees, playedNeeded }: Pick<Referrals, 'invitees' | 'playedNeeded'>) {
  const { items, next, isPending, failure, loadMore } = useLongList(
    invitees,
    ({ id }) => id,
    async (before) => (await playFabOps.get('/referrals', { query: { before } })).invitees,
  );

  return (
    <Panel title="Your friends" className="col-span-full">
      {items.length === 0 && (
        <EmptyState Icon={Users}>
          No sign-ups yet. Share your code and follow your friends’ progress here.
        </EmptyState>
      )}
      <ul className="friends grid gap-4">
        {items.map((invitee, index) => (
          <li key={invitee.id}>
            <ReferralProgress {...{ invitee, playedNeeded }} name={`Friend ${index + 1}`} />
          </li>
        ))}
      </ul>
      {failure !== null && <FailureNotice failure={failure} />}
      {next !== null && (
        <Button variant="outline" pending={isPending} onClick={loadMore}>
          Show earlier friends
        </Button>
      )}
    </Panel>
  );
}
