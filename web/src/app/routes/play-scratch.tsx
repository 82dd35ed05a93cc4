import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { notFound } from '#web/lib/not-found';
import { paths } from '#web/lib/paths';
import { ofFamily } from '../../features/games/published-game';
import { ScratchGame } from '../../features/games/scratch/scratch-game';
import { asItIs, catalogueEntry, loadRoom, useSeat } from '../game-room';
import '../../features/games/scratch/scratch.css';

export { shouldLoadAgain as shouldRevalidate } from '../game-room';

/** Only scratch cards are opened here; whoever comes here was let in by the route's guard. */
export function load({ params, request }: LoaderFunctionArgs) {
  const entry = catalogueEntry(params['gameId'] ?? '');
  if (entry?.kind !== 'scratch') throw notFound(request);
  return loadRoom(entry.id, asItIs);
}

export function Component() {
  const room = useLoaderData<typeof load>();
  const seat = useSeat(room);
  const entry = catalogueEntry(room.game.id);
  return (
    <>
      <PageHead
        title={room.game.name}
        description={entry?.blurb ?? ''}
        path={entry?.launchPath ?? paths.home}
      />
      <ScratchGame key={room.game.id} seat={{ ...seat, game: ofFamily(room.game, 'scratch') }} />
    </>
  );
}
