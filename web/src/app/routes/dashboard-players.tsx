import { Search } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FilterBar } from '#components/ui/filter-bar';
import type { FilterField } from '#components/ui/filter-form';
import { playerSearchFields } from '#contracts/account/fields';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { textBounds } from '#web/lib/forms/bounds';
import { currentSession } from '#web/lib/session/session';
import { AdminPage } from '../../features/admin/parts/admin-page';
import { SavedViewsBar } from '../../features/admin/parts/saved-views-bar';
import { FoundPlayers } from '../../features/admin/players/found-players';
import { playerQueryIn, readPlayers } from '../../features/admin/players/read-players';
import { SamePersonPanel } from '../../features/admin/players/same-person-panel';
import '../../features/admin/players/admin-players.css';

const findFields: readonly FilterField<'find'>[] = [
  { name: 'find', label: 'Find a player', type: 'search', ...textBounds(playerSearchFields.find) },
];

/** Reads the list or the search of the address. */
export async function load({ request }: LoaderFunctionArgs) {
  const query = playerQueryIn(new URL(request.url).searchParams);
  const [session, shared, players] = await Promise.all([
    currentSession(),
    playFabOps.get('/admin/shared-traits'),
    readPlayers(query),
  ]);
  return { admin: session?.player ?? '', query, players, shared };
}

/** Players for admins: the newest, those under a restriction, and a search. */
export function Component() {
  const { admin, query, players, shared } = useLoaderData<typeof load>();
  return (
    <AdminPage title="Players" path={dashboardPaths.players} description="Find a player.">
      <SavedViewsBar list="players" admin={admin} />
      <FilterBar
        label="Players"
        fields={findFields}
        filters={{ find: query.find }}
        hint="Enter the start of an email address, a player ID or a full display name."
        isClearable
        submit={
          <>
            <Search aria-hidden="true" size={18} />
            Find
          </>
        }
      />
      <FoundPlayers key={`${query.show} ${query.find}`} loaded={players} query={query} />
      <SamePersonPanel loaded={shared} />
    </AdminPage>
  );
}
