import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Chip, Chips } from '#components/ui/chips';
import { paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';
import { ReviewCard } from './review-card';

type Page = GetAnswer<'/admin/affiliates'>;

const states = [
  { id: 'requested', name: 'Waiting' },
  { id: 'approved', name: 'Approved' },
  { id: 'suspended', name: 'Suspended' },
  { id: 'rejected', name: 'Turned down' },
] as const;
export type ListedState = (typeof states)[number]['id'];

/** The state that an address names; those who wait where it names none. */
export function stateIn(search: string): ListedState {
  const named = new URLSearchParams(search).get('state');
  return states.find(({ id }) => id === named)?.id ?? 'requested';
}

/** Affiliates in a state, the longest wait first. */
export function ReviewList({ loaded, state }: { loaded: Page; state: ListedState }) {
  const [page, setPage] = useState(loaded);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<unknown>(null);

  async function readOn(after: string) {
    setFailure(null);
    try {
      const more = await playFabOps.get('/admin/affiliates', { query: { state, after } });
      setPage(({ items }) => ({ items: [...items, ...more.items], next: more.next }));
    } catch (refused) {
      setFailure(refused);
    }
  }

  function decided(placed: Page['items'][number]) {
    setPage(({ items, next }) => ({
      items: items.filter((each) => each.affiliate !== placed.affiliate),
      next,
    }));
    setSaid(`Now ${states.find(({ id }) => id === placed.state)?.name.toLowerCase() ?? placed.state}.`);
  }

  return (
    <>
      <Chips label="Affiliates by state">
        {states.map(({ id, name }) => (
          <Chip key={id} isChosen={id === state} to={paths.dashboardAffiliatesIn(id)}>
            {name}
          </Chip>
        ))}
      </Chips>
      <p role="status">{said}</p>
      {page.items.length === 0 ? (
        <EmptyState Icon={Handshake}>
          Nobody stands here. Requests come in by the page “Become an Affiliate”.
        </EmptyState>
      ) : (
        page.items.map((placed) => <ReviewCard key={placed.affiliate} placed={placed} onDecided={decided} />)
      )}
      {failure !== null && <FailureNotice failure={failure} />}
      {page.next !== null && (
        <Button look="outline" onClick={() => void readOn(page.next ?? '')}>
          Show more
        </Button>
      )}
    </>
  );
}
