import type { ListPage } from '#web/lib/api/long-list';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { personNames } from './person-name';

type Answer = GetAnswer<'/admin/players/{player}/notes'>;

/** What a note is about. */
export type NotedObject = Answer['items'][number]['about'];

/** A note of an admin for other admins, with the name of its author. */
export interface InternalNote {
  readonly id: string;
  readonly about: NotedObject;
  readonly at: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly text: string;
}

/** Reads a page of notes about an object or, without one, about the player and everything of theirs. */
export async function readNotes(
  player: string,
  about: NotedObject | null,
  before?: string,
): Promise<ListPage<InternalNote>> {
  const query = { ...about, before };
  const page = await playFabOps.get('/admin/players/{player}/notes', { path: { player }, query });
  const names = personNames(page.people);
  const items = page.items.map((note) => ({
    ...note,
    author: { id: note.author, name: names(note.author) },
  }));
  return { items, next: page.next };
}
