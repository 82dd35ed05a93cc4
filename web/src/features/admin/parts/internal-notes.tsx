import { useCallback } from 'react';
import { Note } from '#components/ui/note';
import { Skeleton } from '#components/ui/skeleton';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import type { ListPage } from '#web/lib/api/long-list';
import { useLoaded } from '#web/lib/api/use-loaded';
import { useLongList } from '#web/lib/api/use-long-list';
import { type InternalNote, type NotedObject, readNotes } from './internal-note';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import { PagedList } from './paged-list';
import { WhenLoaded } from './when-loaded';

/**
 * Notes of admins for other admins about an object, with a form to add one. Players never see them, and neither does the admin whom they are
 * about.
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
  const read = useCallback(
    (before?: string) => readNotes(player, isOfAll ? null : { kind, id }, before),
    [player, kind, id, isOfAll],
  );
  const notes = useLoaded(useCallback(() => read(), [read]));
  if (isOfViewer(notes.failure))
    return <Note>Notes about your own account are visible to other admins only.</Note>;
  return (
    <div className="grid gap-4">
      <WhenLoaded of={notes} skeleton={<Skeleton className="block rounded-sm block-12" />}>
        {(first) => <Notes first={first} read={read} showsObject={isOfAll} />}
      </WhenLoaded>
      <NoteForm player={player} about={{ kind, id }} onAdded={notes.reload} />
    </div>
  );
}

function Notes({
  first,
  read,
  showsObject,
}: {
  first: ListPage<InternalNote>;
  read: (before: string) => Promise<ListPage<InternalNote>>;
  showsObject: boolean;
}) {
  const list = useLongList(first, ({ id }) => id, read);
  return (
    <PagedList of={list} empty={<Note>No notes yet.</Note>}>
      <NoteList notes={list.items} showsObject={showsObject} />
    </PagedList>
  );
}

function isOfViewer(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === 'session/own-account';
}
