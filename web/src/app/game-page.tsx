import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { paths } from '#web/lib/paths';
import { catalogEntry, type GameRoom, useSeat } from './game-room';

type Seat = ReturnType<typeof useSeat<null>>;

/** The page of a game with its own kind of route: document head and table. */
export function GamePage({ table }: { table: (seat: Seat) => ReactNode }) {
  const room = useLoaderData<GameRoom<null>>();
  const seat = useSeat(room);
  const entry = catalogEntry(room.game.id);
  return (
    <>
      <PageHead
        title={room.game.name}
        description={entry?.blurb ?? ''}
        path={entry?.launchPath ?? paths.home}
      />
      {table(seat)}
    </>
  );
}
