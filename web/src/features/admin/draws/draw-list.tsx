import { Ticket } from 'lucide-react';
import { EmptyState } from '#components/feedback/empty-state';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLongList } from '#web/lib/api/use-long-list';
import { ListBar } from '../parts/list-bar';
import { PagedList } from '../parts/paged-list';
import { DrawCard, type RunDraw } from './draw-card';

/** Every draw, page by page, newest first. */
export function DrawList({ loaded }: { loaded: Pick<GetAnswer<'/admin/draws'>, 'items' | 'next'> }) {
  const list = useLongList(
    loaded,
    ({ id }) => id,
    (before) => playFabOps.get('/admin/draws', { query: { before } }),
  );

  // A draw of a later page is not in the first page, so reloading that would not show the change.
  const replace = (moved: RunDraw) =>
    list.change((known) => known.map((each) => (each.id === moved.id ? moved : each)));

  return (
    <PagedList
      of={list}
      empty={<EmptyState Icon={Ticket}>No draws yet. Open the first one here.</EmptyState>}
    >
      <ListBar row="draw" hasSearch={false} opens="Change the draw, or view it as a player" />
      <ul className="grid gap-4">
        {list.items.map((draw) => (
          <DrawCard key={draw.id} draw={draw} onMoved={replace} />
        ))}
      </ul>
    </PagedList>
  );
}
