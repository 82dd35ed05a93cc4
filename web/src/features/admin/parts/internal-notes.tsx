import { useCallback } from 'react';
import { Skeleton } from '#components/ui/skeleton';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import type { NotedObject } from './internal-note';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import { WhenLoaded } from './when-loaded';

/**
 * Notes of admins for other admins about an object, with a form to add one. Players never see them.
 *
 * @param about     what new notes are about
 * @param isOfAll   also lists the notes about the player's orders, tickets and identity check
 */
export function InternalNotes({
  player,
  about: { kind, id },
  isOfAll = false,
}: {
  player: string;
  about: NotedObject;
  isOfAll?: boolean;
}) {
  const notes = useLoaded(
    useCallback(
      () =>
        playFabOps.get('/admin/players/{player}/notes', {
          path: { player },
          query: isOfAll ? {} : { kind, id },
        }),
      [player, kind, id, isOfAll],
    ),
  );
  return (
    <div className="grid gap-4">
      <WhenLoaded of={notes} skeleton={<Skeleton className="block rounded-sm block-12" />}>
        {({ items }) => <NoteList notes={items} showsObject={isOfAll} />}
      </WhenLoaded>
      <NoteForm player={player} about={{ kind, id }} onAdded={notes.reload} />
    </div>
  );
}
