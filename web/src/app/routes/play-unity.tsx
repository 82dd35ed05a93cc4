import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { notFound } from '#web/lib/not-found';
import { paths } from '#web/lib/paths';
import { UnityGame } from '../../features/games/unity/unity-game';
import { asItIs, catalogueEntry, loadRoom, useSeat } from '../game-room';
import '../../features/games/frame/frame.css';
import '../../features/games/unity/unity.css';

export { shouldLoadAgain as shouldRevalidate } from '../game-room';

/** Only games of this kind are opened here; whoever comes here was let in by the route's guard. */
export function load({ params, request }: LoaderFunctionArgs) {
  const entry = catalogueEntry(params['gameId'] ?? '');
  if (entry?.kind !== 'unity') throw notFound(request);
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
      <UnityGame key={room.game.id} seat={seat} />
    </>
  );
}
