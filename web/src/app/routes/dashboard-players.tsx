import { Search } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FilterBar, type FilterField } from '#components/ui/filter-bar';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { AdminPage } from '../../features/admin/parts/admin-page';
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
    <AdminPage title="Players" path={paths.dashboardPlayers} description="Find a player.">
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
    </AdminPage>
  );
}
