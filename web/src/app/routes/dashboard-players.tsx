import { Search } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { FilterBar, type FilterField } from '#components/ui/filter-bar';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { FoundPlayers } from '../../features/admin/players/found-players';
import { SamePersonPanel } from '../../features/admin/players/same-person-panel';
import '../../features/admin/players/admin-players.css';

const findFields: readonly FilterField<'find'>[] = [
  { name: 'find', label: 'Find a player', type: 'search', minLength: 2, maxLength: 128 },
];

/** Searches for the player in the address; fewer than two characters search nothing. */
export async function load({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('find')?.trim() ?? '';
  const shared = await playFabOps.get('/admin/shared-traits');
  if (typed.length < 2) return { typed, found: null, shared };
  const { items } = await playFabOps.get('/admin/players', { query: { find: typed.slice(0, 128) } });
  return { typed, found: items, shared };
}

/** Player search for admins. */
export function Component() {
  const { typed, found, shared } = useLoaderData<typeof load>();
  return (
    <div className="admin-page page-width">
      <PageHead title="Players" path={paths.dashboardPlayers} description="Find a player." />
      <h1 className="page-title">Players</h1>
      <FilterBar
        label="Players"
        fields={findFields}
        filters={{ find: typed }}
        hint="Enter the start of an email address, a player ID or a full display name."
        submit={
          <>
            <Search aria-hidden="true" size={18} />
            Find
          </>
        }
      />
      <FoundPlayers found={found} />
      <SamePersonPanel loaded={shared} />
    </div>
  );
}
