import { Users } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { ReferralProgress } from './referral-progress';
import type { Referrals } from './referrals-views';

/** The player's invitees, newest first, without names for privacy. */
export function ReferralsPanel({ invitees, playedNeeded }: Pick<Referrals, 'invitees' | 'playedNeeded'>) {
  const [earlier, setEarlier] = useState<readonly Referrals['invitees'][]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const pages = [invitees, ...earlier];
  const all = pages.flatMap(({ items }) => items);
  const next = pages.at(-1)?.next ?? null;

  async function readMore(before: string): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      const read = await playFabOps.get('/referrals', { query: { before } });
      setEarlier([...earlier, read.invitees]);
    } catch (refused) {
      setFailure(refused);
    } finally {
      setPending(false);
    }
  }

  return (
    <Panel title="Your friends" className="col-span-full">
      {all.length === 0 && (
        <EmptyState Icon={Users}>
          No sign-ups yet. Share your code and follow your friends’ progress here.
        </EmptyState>
      )}
      <ul className="friends grid gap-4">
        {all.map((invitee, index) => (
          <li key={invitee.id}>
            <ReferralProgress {...{ invitee, playedNeeded }} name={`Friend ${index + 1}`} />
          </li>
        ))}
      </ul>
      {failure !== null && <FailureNotice failure={failure} />}
      {next !== null && (
        <Button variant="outline" pending={isPending} onClick={() => void readMore(next)}>
          Show earlier friends
        </Button>
      )}
    </Panel>
  );
}
