import type { ListPage } from '#web/lib/api/long-list';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { personName } from './person-name';

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
  return { items: page.items.map((note) => withAuthor(note, page.people)), next: page.next };
}

/** Adds the name of its author to a note. */
export function withAuthor(note: Answer['items'][number], people: Answer['people']): InternalNote {
  const author = people.find(({ player }) => player === note.author);
  const unnamed = { player: note.author, displayName: null, email: null };
  return { ...note, author: { id: note.author, name: personName(author ?? unnamed) } };
}
