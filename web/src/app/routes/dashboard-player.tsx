import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { isSamePath } from '#web/lib/paths';
import { currentSession } from '#web/lib/session/session';
import { AdminPage } from '../../features/admin/parts/admin-page';
import { AdminPlayerPage } from '../../features/admin/players/admin-player-page';
import { notFoundWhen } from '../not-found-when';
import '../../features/admin/players/admin-players.css';

/** @throws "page not found" for an unknown player id */
export async function load({ params, request }: LoaderFunctionArgs) {
  const path = { player: params['player'] ?? '' };
  const [player, session] = await Promise.all([
    playFabOps.get('/admin/players/{player}', { path }),
    currentSession(),
  ]).catch(notFoundWhen(request, 'player/unknown-player'));
  return { player, isSuperadmin: session?.isSuperadmin ?? false };
}

/** Ledger filters are search parameters; changing them does not reload the player. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  isSamePath(currentUrl.pathname, nextUrl.pathname) && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

/** Administration of one player. */
export function Component() {
  const { player, isSuperadmin } = useLoaderData<typeof load>();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage
      title="Player"
      path={dashboardPaths.player(player.player)}
      description="Player details."
      hasOwnHeading
    >
      <AdminPlayerPage
        key={player.player}
        of={player}
        isSuperadmin={isSuperadmin}
        onChange={() => void revalidate()}
      />
    </AdminPage>
  );
}
