import { DeleteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { payoutId, programId } from '#lambdas/affiliates/stores/affiliate-items';
import { ownerOfDeliveries, postbackId } from '#lambdas/affiliates/stores/postback-store';
import { updateIf } from '#lambdas/runtime/aws/conditional-write';
import { ifPresent } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryPages } from '#lambdas/runtime/aws/query-pages';
import { inParts } from '#lambdas/runtime/in-parts';
import { deletionId } from './deletion-store';

/** The tables that hold personal data of a player. */
export interface ErasedTables {
  readonly players: string;
  readonly carts: string;
  readonly dailies: string;
  readonly notices: string;
  readonly orders: string;
  readonly freeEntries: string;
  readonly identityChecks: string;
  readonly affiliates: string;
  readonly tickets: string;
  readonly notes: string;
}

/** Erases a closed account's data from the tables. Each method is repeatable, even after a partial run. */
export interface ErasureStore {
  /** Erases the cart and the lines of the last checkout. */
  eraseCart(player: string): Promise<void>;
  /** Erases daily bonus data and quest weeks. */
  eraseDailies(player: string): Promise<void>;
  /** Erases the code for mail-in entries; the entries stay, because they hold no address. */
  eraseEntryCode(player: string): Promise<void>;
  /** Erases the addresses and contacts of orders; the orders stay. */
  eraseParcels(player: string): Promise<void>;
  /** Erases the application and payout method of an affiliate and ends their participation; links and payouts stay. */
  eraseApplication(player: string): Promise<void>;
  /** Erases the deliveries of an affiliate's postbacks. */
  erasePostbacks(player: string): Promise<void>;
  /** Erases an identity check's list of documents; the decision and its time stay. */
  eraseDocuments(player: string): Promise<void>;
  /** Erases the support tickets with their answers. */
  eraseTickets(player: string): Promise<void>;
  /** Erases the internal notes of admins; the audit log keeps that they were written. */
  eraseNotes(player: string): Promise<void>;
  /** Erases the inbox and scheduled notices, except the item that the deletion itself needs. */
  eraseNotices(player: string): Promise<void>;
  /** Erases the profile; the player id keeps the opening time, the accepted terms and the erasure time. */
  eraseProfile(player: string, at: Date): Promise<void>;
}

/** Never matches a revision that was read before, so that a pending write cannot restore erased data. */
const erasedRevision = -1;
const erasedApplication = { site: '', channels: [], audience: '', taxCountry: '', termsVersion: '' };

export function createErasureStore(client: DynamoDBDocumentClient, tables: ErasedTables): ErasureStore {
  return {
    async eraseCart(player) {
      await remove(tables.carts, { player });
    },

    async eraseDailies(player) {
      for await (const topics of sortKeys(tables.dailies, { player }, 'topic'))
        await inParts(topics, (topic) => remove(tables.dailies, { player, topic }));
    },

    async eraseEntryCode(player) {
      const key = { player, id: 'postal-code' };
      const item = await getItem(client, tables.freeEntries, key);
      if (!item) return;
      // The player's own row holds the code, so it goes last.
      await remove(tables.freeEntries, { player: `code#${String(item['code'])}`, id: 'holder' });
      await remove(tables.freeEntries, key);
    },

    async eraseParcels(player) {
      for await (const ids of sortKeys(tables.orders, { player }, 'id'))
        await inParts(ids, (id) => update(tables.orders, { player, id }, { address: null, contact: null }));
    },

    async eraseApplication(player) {
      const revision = erasedRevision;
      await update(
        tables.affiliates,
        { owner: player, id: programId },
        {
          application: erasedApplication,
          state: 'suspended',
          partitionKey: 'program#suspended',
          reason: 'at-own-request',
          revision,
        },
      );
      await update(tables.affiliates, { owner: player, id: payoutId }, { method: null, revision });
      await update(tables.affiliates, { owner: player, id: postbackId }, { url: null, secret: '', revision });
    },

    async erasePostbacks(player) {
      const owner = ownerOfDeliveries(player);
      for await (const ids of sortKeys(tables.affiliates, { owner }, 'id'))
        await inParts(ids, (id) => remove(tables.affiliates, { owner, id }));
    },

    async eraseDocuments(player) {
      const erased = { documents: [], queuedAt: null, revision: erasedRevision };
      await update(tables.identityChecks, { player }, erased, ['queue', 'place']);
    },

    async eraseTickets(player) {
      for await (const names of sortKeys(tables.tickets, { player }, 'ticket'))
        await inParts(names, (ticket) => remove(tables.tickets, { player, ticket }));
    },

    async eraseNotes(player) {
      for await (const ids of sortKeys(tables.notes, { player }, 'id'))
        await inParts(ids, (id) => remove(tables.notes, { player, id }));
    },

    async eraseNotices(player) {
      for await (const ids of sortKeys(tables.notices, { player }, 'id'))
        await inParts(
          ids.filter((id) => id !== deletionId),
          (id) => remove(tables.notices, { player, id }),
        );
    },

    async eraseProfile(player, at) {
      const item = await getItem(client, tables.players, { player });
      if (!item || 'deletedAt' in item) return;
      const { openedAt, acceptedTerms = [] } = item;
      const left = { player, openedAt, acceptedTerms, deletedAt: at.toISOString(), revision: erasedRevision };
      await client.send(new PutCommand({ TableName: tables.players, Item: left }));
    },
  };

  async function remove(TableName: string, Key: Record<string, string>): Promise<void> {
    await client.send(new DeleteCommand({ TableName, Key }));
  }

  /** Updates an existing item only, so that a removed one is not created again. */
  async function update(
    table: string,
    key: { readonly player: string; readonly id?: string } | { readonly owner: string; readonly id: string },
    set: object,
    remove: readonly string[] = [],
  ): Promise<void> {
    const when = ifPresent('owner' in key ? 'owner' : 'player');
    await updateIf(client, table, key, { set, remove, when });
  }

  /** Pages through the sort keys of everything in a partition, such as all that a player has in a table. */
  async function* sortKeys(
    table: string,
    partition: Readonly<Record<string, string>>,
    name: string,
  ): AsyncGenerator<string[]> {
    const pages = queryPages<Record<string, unknown>>(client, {
      TableName: table,
      ...queryOf({ is: partition, project: [name] }),
      ConsistentRead: true,
    });
    for await (const items of pages) yield items.map((item) => String(item[name]));
  }
}
