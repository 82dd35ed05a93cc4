import * as contract from '#contracts/notes/admin-routes';
import { type InternalNote, pageOfNotes } from '#domain/audit/internal-note';
import { readPeople, type ReadPeopleDependencies } from '#lambdas/account/admin/read-people';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { addNote, type NoteDependencies } from './add-note';

/** Registers the routes of internal notes, which no route of players returns. */
export function addNoteRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: NoteDependencies & ReadPeopleDependencies,
): void {
  const { notes, wallets } = dependencies;

  adminRoute(contract.listNotes, async (admin, { parameters: { player }, query: { kind, id, ...page } }) => {
    if (player === admin.id) return { code: 'session/own-account' };
    if (!(await wallets.load(player))) return { code: 'player/unknown-player' };
    const about = kind !== undefined && id !== undefined ? { kind, id } : undefined;
    const { notes: items, next } = pageOfNotes(await notes.list(player, about), page);
    const people = await readPeople(
      dependencies,
      items.map(({ author }) => author),
    );
    return { items: items.map(noteAnswer), next, people };
  });

  adminRoute(
    contract.addNote,
    async ({ id: author }, { parameters: { player }, body: { about, text }, idempotencyKey: key }) => {
      const note = await addNote(dependencies, { player, about, author, text, key });
      return isRefusal(note) ? note : { note: noteAnswer(note) };
    },
  );
}

function noteAnswer({ id, about, at, author, text }: InternalNote) {
  return { id, about: { ...about }, at: at.toISOString(), author, text };
}
