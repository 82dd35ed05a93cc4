import { Handshake, Search } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FilterBar, type FilterField } from '#components/ui/filter-bar';
import type { ListPage } from '#web/lib/api/long-list';
import { useLongList } from '#web/lib/api/use-long-list';
import { paths } from '#web/lib/paths';
import { FilterChips } from '../parts/filter-chips';
import { ListBar } from '../parts/list-bar';
import { PagedList } from '../parts/paged-list';
import { StatusMessage } from '../parts/status-message';
import { stateCopy } from './affiliate-state-copy';
import { type AffiliateQuery, listedStates, type PlacedAffiliate, readAffiliates } from './read-affiliates';
import { ReviewCard } from './review-card';

const findFields: readonly FilterField<'find' | 'state'>[] = [
  { name: 'find', label: 'Find an affiliate', type: 'search', maxLength: 100 },
];

/** Affiliates in one status, longest wait first, or in every status, one after the other. */
export function ReviewList({
  loaded,
  query,
  isSuperadmin,
}: {
  loaded: ListPage<PlacedAffiliate>;
  query: AffiliateQuery;
  isSuperadmin: boolean;
}) {
  const { state, find } = query;
  const isOfEveryState = state === 'all';
  const list = useLongList(
    loaded,
    ({ affiliate }) => affiliate,
    (after) => readAffiliates(query, after),
  );
  const [message, setMessage] = useState('');

  const replace = (placed: PlacedAffiliate) =>
    list.change((known) => known.map((each) => (each.affiliate === placed.affiliate ? placed : each)));

  function decided(placed: PlacedAffiliate) {
    if (isOfEveryState) replace(placed);
    else list.change((known) => known.filter(({ affiliate }) => affiliate !== placed.affiliate));
    setMessage(`The affiliate is now ${placed.state}.`);
  }

  function judged(placed: PlacedAffiliate) {
    replace(placed);
    setMessage('Decision saved.');
  }

  return (
    <>
      <ListBar row="affiliate" opens="Open the player page of the affiliate">
        <FilterChips
          label="Affiliates by status"
          choices={listedStates.map((value) => ({
            value,
            label: value === 'all' ? 'All' : stateCopy[value].name,
          }))}
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
            {`${emptyLabel(query)} Players apply on the page “Become an Affiliate”.`}
          </EmptyState>
        }
      >
        {list.items.map((placed) => (
          <ReviewCard
            key={placed.affiliate}
            placed={placed}
            isStateShown={isOfEveryState}
            isSuperadmin={isSuperadmin}
            onDecided={decided}
            onJudged={judged}
          />
        ))}
      </PagedList>
    </>
  );
}

function emptyLabel({ state, find }: AffiliateQuery): string {
  if (state === 'all') return find === '' ? 'No affiliates yet.' : 'No affiliate matches.';
  return find === '' ? 'No affiliates with this status.' : 'No affiliate with this status matches.';
}
