import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { Chip, Chips } from '#components/ui/chips';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { paths } from '#web/lib/paths';
import { PagedList } from '../parts/paged-list';
import { ReviewCard } from './review-card';

type Page = GetAnswer<'/admin/affiliates'>;

const states = [
  { id: 'requested', name: 'To review' },
  { id: 'approved', name: 'Approved' },
  { id: 'suspended', name: 'Suspended' },
  { id: 'rejected', name: 'Rejected' },
] as const;
export type ListedState = (typeof states)[number]['id'];

/** Returns the status in the address; applications by default. */
export function stateIn(search: string): ListedState {
  const named = new URLSearchParams(search).get('state');
  return states.find(({ id }) => id === named)?.id ?? 'requested';
}

/** Affiliates in one status, longest wait first. */
export function ReviewList({ loaded, state }: { loaded: Page; state: ListedState }) {
  const list = useLongList(
    loaded,
    ({ affiliate }) => affiliate,
    (after) => playFabOps.get('/admin/affiliates', { query: { state, after } }),
  );
  const [message, setMessage] = useState('');

  function decided(placed: Page['items'][number]) {
    list.change((known) => known.filter(({ affiliate }) => affiliate !== placed.affiliate));
    setMessage(
      `The affiliate is now ${states.find(({ id }) => id === placed.state)?.name.toLowerCase() ?? placed.state}.`,
    );
  }

  function judged(placed: Page['items'][number]) {
    list.change((known) => known.map((each) => (each.affiliate === placed.affiliate ? placed : each)));
    setMessage('Decision saved.');
  }

  return (
    <>
      <Chips label="Affiliates by status">
        {states.map(({ id, name }) => (
          <Chip key={id} isChosen={id === state} to={paths.dashboardAffiliatesIn(id)}>
            {name}
          </Chip>
        ))}
      </Chips>
      <p role="status">{message}</p>
      <PagedList
        of={list}
        empty={
          <EmptyState Icon={Handshake}>
            No affiliates with this status. Players apply on the page “Become an Affiliate”.
          </EmptyState>
        }
      >
        {list.items.map((placed) => (
          <ReviewCard key={placed.affiliate} placed={placed} onDecided={decided} onJudged={judged} />
        ))}
      </PagedList>
    </>
  );
}
