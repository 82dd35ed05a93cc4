import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { FindForm } from '../../features/admin/players/find-form';
import { FoundPlayers } from '../../features/admin/players/found-players';
import { SamePersonPanel } from '../../features/admin/players/same-person-panel';
import '../../features/admin/players/admin-players.css';

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
  const [, setSearch] = useSearchParams();
  return (
    <div className="admin-page page-width">
      <PageHead title="Players" path={paths.dashboardPlayers} description="Find a player." />
      <h1 className="page-title">Players</h1>
      <FindForm key={typed} typed={typed} onFind={(find) => setSearch({ find })} />
      <FoundPlayers found={found} />
      <SamePersonPanel loaded={shared} />
    </div>
  );
}
