import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { EmptyState } from '#components/feedback/empty-state';
import type { QueuedIdentityCheck } from '#contracts/identity/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { ListBar } from '../parts/list-bar';
import { PagedList } from '../parts/paged-list';
import { StatusMessage } from '../parts/status-message';
import { ReviewCard } from './review-card';
import './identity-review.css';

type Queue = GetAnswer<'/admin/identity-checks'>;

/** Identity checks that wait for a review, longest wait first. */
export function ReviewQueue({ loaded }: { loaded: Queue }) {
  const queue = useLongList(
    loaded,
    ({ player }) => player,
    (after) => playFabOps.get('/admin/identity-checks', { query: { after } }),
  );
  const [message, setMessage] = useState('');
  const { revalidate } = useRevalidator();

  function decided({ player, state }: QueuedIdentityCheck) {
    queue.change((known) => known.filter((each) => each.player !== player));
    setMessage(state === 'approved' ? 'Identity confirmed.' : 'New documents requested.');
  }

  return (
    <>
      {queue.items.length > 0 && (
        <ListBar row="identity check" hasSearch={false} opens="Open the next document" />
      )}
      <StatusMessage>{message}</StatusMessage>
      <PagedList
        of={queue}
        empty={
          <EmptyState Icon={ShieldCheck}>
            No identity checks to review. New ones appear here when players submit them.
          </EmptyState>
        }
      >
        <div className="grid gap-4">
          {queue.items.map((check) => (
            <ReviewCard
              key={`${check.player} ${check.revision}`}
              check={check}
              onDecided={decided}
              onOutdated={() => void revalidate()}
            />
          ))}
        </div>
      </PagedList>
    </>
  );
}
