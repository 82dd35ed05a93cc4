import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { GetAnswer, QueuedIdentityCheck } from '#web/lib/play-fab-ops-types';
import { ReviewCard } from './review-card';
import './identity-review.css';

type Queue = GetAnswer<'/admin/identity-checks'>;

/** Identity checks that wait for a person, the longest wait first. */
export function ReviewBoard({ loaded }: { loaded: Queue }) {
  const [queue, setQueue] = useState(loaded);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<unknown>(null);

  function decided({ player, state }: QueuedIdentityCheck) {
    setQueue(({ items, next }) => ({ items: items.filter((each) => each.player !== player), next }));
    setSaid(state === 'approved' ? 'Identity confirmed.' : 'The player is asked to send something again.');
  }

  async function readOn(after: string) {
    setFailure(null);
    try {
      const more = await playFabOps.get('/admin/identity-checks', { query: { after } });
      setQueue(({ items }) => ({ items: [...items, ...more.items], next: more.next }));
    } catch (refused) {
      setFailure(refused);
    }
  }

  return (
    <>
      <p role="status" className="review-said">
        {said}
      </p>
      {queue.items.length === 0 && queue.next === null ? (
        <EmptyState Icon={ShieldCheck}>
          Nobody is waiting. New checks stand here as soon as players hand them in.
        </EmptyState>
      ) : (
        <div className="review-cards">
          {queue.items.map((check) => (
            <ReviewCard key={`${check.player} ${check.timeline.length}`} check={check} onDecided={decided} />
          ))}
        </div>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
      {queue.next !== null && (
        <Button look="outline" onClick={() => void readOn(queue.next ?? '')}>
          Show more
        </Button>
      )}
    </>
  );
}
