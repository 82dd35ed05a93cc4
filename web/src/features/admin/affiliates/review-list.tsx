import { Handshake, Search } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FilterBar, type FilterField } from '#components/ui/filter-bar';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { choiceIn } from '#web/lib/filters/filters';
import { paths } from '#web/lib/paths';
import { FilterChips } from '../parts/filter-chips';
import { ListBar } from '../parts/list-bar';
import { PagedList } from '../parts/paged-list';
import { StatusMessage } from '../parts/status-message';
import { ReviewCard } from './review-card';

type Page = GetAnswer<'/admin/affiliates'>;

const states = ['requested', 'approved', 'suspended', 'rejected'] as const;
export type ListedState = (typeof states)[number];

const stateNames: Readonly<Record<ListedState, string>> = {
  requested: 'To review',
  approved: 'Approved',
  suspended: 'Suspended',
  rejected: 'Rejected',
};

const findFields: readonly FilterField<'find' | 'state'>[] = [
  { name: 'find', label: 'Find an affiliate', type: 'search', maxLength: 100 },
];

/** Returns the status in the address; applications by default. */
export function stateIn(search: URLSearchParams): ListedState {
  return choiceIn(search, 'state', states);
}

/** Affiliates in one status, longest wait first. */
export function ReviewList({
  loaded,
  state,
  find,
  isSuperadmin,
}: {
  loaded: Page;
  state: ListedState;
  /** Part of a name, an address or a site; empty for all. */
  find: string;
  isSuperadmin: boolean;
}) {
  const list = useLongList(
    loaded,
    ({ affiliate }) => affiliate,
    (after) => playFabOps.get('/admin/affiliates', { query: { state, after, ...(find !== '' && { find }) } }),
  );
  const [message, setMessage] = useState('');

  function decided(placed: Page['items'][number]) {
    list.change((known) => known.filter(({ affiliate }) => affiliate !== placed.affiliate));
    setMessage(`The affiliate is now ${placed.state}.`);
  }

  function judged(placed: Page['items'][number]) {
    list.change((known) => known.map((each) => (each.affiliate === placed.affiliate ? placed : each)));
    setMessage('Decision saved.');
  }

  return (
    <>
      <ListBar row="affiliate" opens="Open the player page of the affiliate">
        <FilterChips
          label="Affiliates by status"
          choices={states.map((value) => ({ value, label: stateNames[value] }))}
          chosen={state}
          pathOf={(value) => paths.dashboardAffiliatesIn(value, find)}
        />
      </ListBar>
      <FilterBar
        label="Affiliates"
        fields={findFields}
        filters={{ find, state }}
        hint="Enter part of a name, an email address or a site, or a player ID."
        submit={
          <>
            <Search aria-hidden="true" size={18} />
            Find
          </>
        }
      />
      <StatusMessage>{message}</StatusMessage>
      <PagedList
        of={list}
        empty={
          <EmptyState Icon={Handshake}>
            {find === ''
              ? 'No affiliates with this status. Players apply on the page “Become an Affiliate”.'
              : 'No affiliate with this status matches. A player becomes an affiliate by applying on the page “Become an Affiliate”.'}
          </EmptyState>
        }
      >
        {list.items.map((placed) => (
          <ReviewCard
            key={placed.affiliate}
            placed={placed}
            isSuperadmin={isSuperadmin}
            onDecided={decided}
            onJudged={judged}
          />
        ))}
      </PagedList>
    </>
  );
}
