import { useState } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { coinsPath, forCoins, hasOwnPage } from '#web/lib/games/coins-path';
import { invalidRoute } from '#web/lib/page/not-found';
import { paths } from '#web/lib/paths';
import { admit } from '#web/lib/session/session';
import { demoBackendFor } from '../../features/games/demo/demo-backends';
import { DemoBar } from '../../features/games/demo/demo-bar';
import { ledgerBackend } from '../../features/games/rounds/ledger-backend';
import { readLeftOnTable } from '../../features/games/rounds/left-on-table';
import { entryInPath, isOfGuest, loadDemoRoom, loadRoom, shouldLoadAgain, useSeat } from '../game-room';
import { loadTable, versionFor } from '../tables/load-table';
import '../../features/games/demo/demo.css';

/**
 * Loads any game of the catalog as a demo, also while a round for coins is unfinished. Games without a page of their own are also played
 * for coins here, when the address says so: by players alone, while the guard of the route also admits guests where demos are public.
 */
export async function load({ params, request }: LoaderFunctionArgs) {
  const entry = entryInPath(params);
  if (!entry) throw invalidRoute(request);
  const playsForCoins =
    !hasOwnPage(entry) && new URL(request.url).searchParams.get(forCoins.name) === forCoins.value;
  if (playsForCoins) await admit('signed-in', request);
  const enter = playsForCoins ? loadRoom : loadDemoRoom;
  const [room, Table] = await Promise.all([enter(entry.id, versionFor), loadTable(entry.id)]);
  const path = paths.game(entry.id);
  if (playsForCoins) return { entry, path, room, Table, isDemo: false };

  const backend = demoBackendFor(room.player, room.game);
  const seated = { player: room.player, gameId: entry.id };
  const leftOpen = await readLeftOnTable(backend, seated, (round) => versionFor(room.game, round));
  return { entry, path, room: { ...room, leftOpen }, Table, isDemo: true };
}

/** Reloads the page when the mode of play changes. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const [before, after] = [change.currentUrl, change.nextUrl].map((url) =>
    url.searchParams.get(forCoins.name),
  );
  return before === after ? shouldLoadAgain(change) : change.defaultShouldRevalidate;
}

export function Component() {
  const { entry, path, room, Table, isDemo } = useLoaderData<typeof load>();
  const demo = demoBackendFor(room.player, room.game);
  const [start, setStart] = useState(0);
  const seat = useSeat(room, isDemo ? demo : ledgerBackend);
  return (
    <div className="demo-page">
      <PageHead title={isDemo ? `${entry.name}, demo` : entry.name} description={entry.blurb} path={path} />
      {isDemo && (
        <DemoBar
          coinsPath={coinsPath(entry)}
          isGuest={isOfGuest(room)}
          onReset={() => {
            demo.reset();
            setStart(start + 1);
          }}
        />
      )}
      <Table key={`${entry.id} ${isDemo} ${start}`} seat={start > 0 ? { ...seat, leftOpen: null } : seat} />
    </div>
  );
}
