import { useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';
import { Table } from '../../features/games/hk-slots/hk-slots-table';
import { loadRoundMachine } from '../../features/games/slots/published-slot-game';
import { catalogEntry, loadRoom, useSeat } from '../game-room';

export { shouldLoadAgain as shouldRevalidate } from '../game-room';

const gameId = 'hk-slots';

/** The guard of the route has already admitted the caller. */
export function load() {
  return loadRoom(gameId, loadRoundMachine);
}

export function Component() {
  const room = useLoaderData<typeof load>();
  const seat = useSeat(room);
  return (
    <>
      <PageHead
        title={room.game.name}
        description={catalogEntry(gameId)?.blurb ?? ''}
        path={paths.playHkSlots}
      />
      <Table seat={seat} />
    </>
  );
}
