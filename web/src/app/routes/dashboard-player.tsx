import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { PageHead } from '#components/page-head';
import { isSamePath, paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import { currentSession } from '#web/lib/session';
import { AdminPlayerPage } from '../../features/admin-players/admin-player-page';
import { notFoundWhen } from '../not-found-when';
import '../../features/admin-players/admin-players.css';

/** @throws that there is no such page, for an id that nobody has */
export async function load({ params, request }: LoaderFunctionArgs) {
  const path = { player: params['player'] ?? '' };
  const [player, session] = await Promise.all([
    playFabOps.get('/admin/players/{player}', { path }),
    currentSession(),
  ]).catch(notFoundWhen(request, 'player/unknown-player'));
  return { player, isSuperadmin: session?.isSuperadmin ?? false };
}

/** What the ledger is narrowed to stands in the address; choosing is no reason to read the player again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  isSamePath(currentUrl.pathname, nextUrl.pathname) && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

/** Where admins see a player. */
export function Component() {
  const { player, isSuperadmin } = useLoaderData<typeof load>();
  const { revalidate } = useRevalidator();
  return (
    <div className="desk-page page-width">
      <PageHead title="Player" path={paths.dashboardPlayer(player.player)} description="A player." />
      <AdminPlayerPage
        key={player.player}
        of={player}
        isSuperadmin={isSuperadmin}
        onChange={() => void revalidate()}
      />
    </div>
  );
}
