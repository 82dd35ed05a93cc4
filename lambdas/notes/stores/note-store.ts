import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { InternalNote, NotedObject } from '#domain/audit/internal-note';
import { type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryAll } from '#lambdas/runtime/aws/query-pages';

/** Internal notes about players and what belongs to them. */
export interface NoteStore {
  /** All notes about an object or, without one, about the player and everything of theirs, in no order. Strongly consistent. */
  list(player: string, about?: NotedObject): Promise<InternalNote[]>;
  /** Writes a new note; fails if it exists. */
  add(note: InternalNote): AtomicWrite;
}

/** An item of the `notes` table. */
interface NoteItem extends Omit<InternalNote, 'at' | 'id'> {
  /** Kind and id of the object, then the id of the note. */
  readonly id: string;
  readonly at: string;
}

/** An object has a bounded number of notes, so the notes of a player are read together. */
export function createNoteStore(client: DynamoDBDocumentClient, table: string): NoteStore {
  return {
    async list(player, about) {
      const items = await queryAll<NoteItem>(client, {
        TableName: table,
        ...queryOf({ is: { player }, beginsWith: about && { id: prefixOf(about) } }),
        ConsistentRead: true,
      });
      return items.map(fromItem);
    },

    add: ({ id, at, ...note }) =>
      putNew(table, `note ${id}`, {
        ...note,
        id: `${prefixOf(note.about)}${id}`,
        at: at.toISOString(),
      }),
  };
}

function prefixOf({ kind, id }: NotedObject): string {
  return `${kind}#${id}#`;
}

function fromItem({ id, at, player, about, author, text }: NoteItem): InternalNote {
  return { player, id: id.slice(prefixOf(about).length), about, at: new Date(at), author, text };
}
