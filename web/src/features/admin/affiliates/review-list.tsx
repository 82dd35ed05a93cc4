import { Handshake, Search } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state';
import { FilterBar } from '#components/ui/filter-bar';
import type { FilterField } from '#components/ui/filter-form';
import { affiliateSearchFields } from '#contracts/affiliates/fields';
import type { ListPage } from '#web/lib/api/long-list';
import { useLongList } from '#web/lib/api/use-long-list';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { textBounds } from '#web/lib/forms/bounds';
import { ExportSelection } from '../parts/export-selection';
import { FilterChips } from '../parts/filter-chips';
import { ListBar } from '../parts/list-bar';
import { PagedList } from '../parts/paged-list';
import { personName } from '../parts/person-name';
import { SelectableRow } from '../parts/selectable-row';
import { selectShortcut } from '../parts/selection';
import { StatusMessage } from '../parts/status-message';
import { useSelection } from '../parts/use-selection';
import { affiliateFileColumns, affiliateFileRow } from './affiliate-file';
import { stateCopy } from './affiliate-state-copy';
import { type AffiliateQuery, listedStates, type PlacedAffiliate, readAffiliates } from './read-affiliates';
import { ReviewCard } from './review-card';

const findFields: readonly FilterField<'find' | 'state'>[] = [
  { name: 'find', label: 'Find an affiliate', type: 'search', ...textBounds(affiliateSearchFields.find) },
];

const affiliateId = ({ affiliate }: PlacedAffiliate) => affiliate;

/** Affiliates in one status, longest wait first, or in every status, one after the other, with an export of the selected ones. */
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
  // The search stays in place when the list changes, because the admin may already be typing the next one.
  const listName = `${state} ${find}`;
  const list = useLongList(loaded, affiliateId, (after) => readAffiliates(query, after), { list: listName });
  const selection = useSelection(list.items, affiliateId, { list: listName });
  const [message, setMessage] = useState({ list: listName, text: '' });

  const replace = (placed: PlacedAffiliate) =>
    list.change((known) => known.map((each) => (each.affiliate === placed.affiliate ? placed : each)));

  function decided(placed: PlacedAffiliate) {
    if (isOfEveryState) replace(placed);
    else list.change((known) => known.filter(({ affiliate }) => affiliate !== placed.affiliate));
    setMessage({ list: listName, text: `The affiliate is now ${placed.state}.` });
  }

  function judged(placed: PlacedAffiliate) {
    replace(placed);
    setMessage({ list: listName, text: 'Decision saved.' });
  }

  return (
    <>
      <ListBar
        row="affiliate"
        opens="Open the player page of the affiliate"
        shortcuts={[selectShortcut('affiliate', selection)]}
      >
        <FilterChips
          label="Affiliates by status"
          choices={listedStates.map((value) => ({
            value,
            label: value === 'all' ? 'All' : stateCopy[value].name,
          }))}
          chosen={state}
          pathOf={(value) => dashboardPaths.affiliatesIn(value, find)}
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
      <StatusMessage>{message.list === listName ? message.text : ''}</StatusMessage>
      <ExportSelection
        of={selection}
        name="affiliates"
        file="affiliates-selected"
        columns={affiliateFileColumns}
        rowOf={affiliateFileRow}
      />
      <PagedList
        of={list}
        empty={
          <EmptyState Icon={Handshake}>
            {`${emptyLabel(query)} Players apply on the page “Become an Affiliate”.`}
          </EmptyState>
        }
      >
        <ul className="grid gap-4" aria-label="Affiliates found">
          {list.items.map((placed) => (
            <SelectableRow
              key={placed.affiliate}
              of={selection}
              row={placed}
              name={personName({ ...placed, player: placed.affiliate })}
            >
              <ReviewCard
                placed={placed}
                isStateShown={isOfEveryState}
                isSuperadmin={isSuperadmin}
                onDecided={decided}
                onJudged={judged}
              />
            </SelectableRow>
          ))}
        </ul>
      </PagedList>
    </>
  );
}

function emptyLabel({ state, find }: AffiliateQuery): string {
  if (state === 'all') return find === '' ? 'No affiliates yet.' : 'No affiliate matches.';
  return find === '' ? 'No affiliates with this status.' : 'No affiliate with this status matches.';
}
