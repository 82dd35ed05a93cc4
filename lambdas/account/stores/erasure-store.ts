import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { programId } from '#lambdas/affiliates/stores/affiliate-items';
import { deletionId } from './deletion-store';

/** The tables that hold what a player is erased from. */
export interface ErasedTables {
  readonly players: string;
  readonly carts: string;
  readonly reservations: string;
  readonly dailies: string;
  readonly notices: string;
  readonly orders: string;
  readonly freeEntries: string;
  readonly identityChecks: string;
  readonly affiliates: string;
  readonly tickets: string;
}

/** Erases what tables hold of a player whose account is closed. Each act can be repeated, from wherever it was stopped. */
export interface ErasureStore {
  /** The cart, and the last checkout's lines. */
  eraseCart(player: string): Promise<void>;
  /** What came back each day, and the weeks of quests. */
  eraseDailies(player: string): Promise<void>;
  /** The code on letters; entries stay, they tell no address. */
  eraseEntryCode(player: string): Promise<void>;
  /** Where parcels went and under which address somebody got in touch; the orders stay. */
  eraseParcels(player: string): Promise<void>;
  /** What an affiliate told of themselves, who takes part no more; links stay by their codes, and what they were paid. */
  eraseApplication(player: string): Promise<void>;
  /** The documents of an identity check by name and fault; that it was decided, and when, stays. */
  eraseDocuments(player: string): Promise<void>;
  /** What they wrote to us and what we answered. */
  eraseTickets(player: string): Promise<void>;
  /** The inbox and what was to be told later, all but what the deletion itself goes on by. */
  eraseNotices(player: string): Promise<void>;
  /** The profile; under the player's number stays when it was opened, which terms were accepted, and when it was erased. */
  eraseProfile(player: string, at: Date): Promise<void>;
}

/** No change of what was read before it was erased finds it again. */
const erasedRevision = -1;
const atOnce = 25;
const erasedApplication = { site: '', channels: [], audience: '', taxCountry: '', termsVersion: '' };

export function createErasureStore(client: DynamoDBDocumentClient, tables: ErasedTables): ErasureStore {
  return {
    async eraseCart(player) {
      for (const TableName of [tables.carts, tables.reservations])
        await client.send(new DeleteCommand({ TableName, Key: { player } }));
    },

    async eraseDailies(player) {
      for await (const topics of sortKeys(tables.dailies, player, 'topic'))
        await inParts(topics, (topic) => remove(tables.dailies, { player, topic }));
    },

    async eraseEntryCode(player) {
      const key = { TableName: tables.freeEntries, Key: { player, id: 'postal-code' } };
      const { Item } = await client.send(new GetCommand({ ...key, ConsistentRead: true }));
      if (!Item) return;
      // The player's own row says which code it is: it goes last.
      await remove(tables.freeEntries, { player: `code#${String(Item['code'])}`, id: 'holder' });
      await client.send(new DeleteCommand(key));
    },

    async eraseParcels(player) {
      for await (const ids of sortKeys(tables.orders, player, 'id'))
        await inParts(ids, (id) =>
          update(tables.orders, { player, id }, 'SET #address = :none, #contact = :none', {
            names: { '#address': 'address', '#contact': 'contact' },
            values: { ':none': null },
          }),
        );
    },

    async eraseApplication(player) {
      const erased =
        'SET #application = :erased, #state = :ended, #partitionKey = :partitionKey, #reason = :reason, #revision = :revision';
      const command = new UpdateCommand({
        TableName: tables.affiliates,
        Key: { owner: player, id: programId },
        UpdateExpression: erased,
        ConditionExpression: 'attribute_exists(#owner)',
        ExpressionAttributeNames: Object.fromEntries(
          ['owner', 'application', 'state', 'partitionKey', 'reason', 'revision'].map((name) => [
            `#${name}`,
            name,
          ]),
        ),
        ExpressionAttributeValues: {
          ':erased': erasedApplication,
          ':ended': 'suspended',
          ':partitionKey': 'program#suspended',
          ':reason': 'asked-by-affiliate',
          ':revision': erasedRevision,
        },
      });
      await client.send(command).catch(unlessConditionFailed);
    },

    async eraseDocuments(player) {
      const erased = 'SET #documents = :none, #queuedAt = :never, #revision = :erased REMOVE #queue, #place';
      const fields = ['documents', 'queuedAt', 'revision', 'queue', 'place'];
      await update(tables.identityChecks, { player }, erased, {
        names: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
        values: { ':none': [], ':never': null, ':erased': erasedRevision },
      });
    },

    async eraseTickets(player) {
      for await (const names of sortKeys(tables.tickets, player, 'ticket'))
        await inParts(names, (ticket) => remove(tables.tickets, { player, ticket }));
    },

    async eraseNotices(player) {
      for await (const ids of sortKeys(tables.notices, player, 'id'))
        await inParts(
          ids.filter((id) => id !== deletionId),
          (id) => remove(tables.notices, { player, id }),
        );
    },

    async eraseProfile(player, at) {
      const key = { TableName: tables.players, Key: { player }, ConsistentRead: true };
      const { Item } = await client.send(new GetCommand(key));
      if (!Item || 'deletedAt' in Item) return;
      const { openedAt, acceptedTerms = [] } = Item;
      const left = { player, openedAt, acceptedTerms, deletedAt: at.toISOString(), revision: erasedRevision };
      await client.send(new PutCommand({ TableName: tables.players, Item: left }));
    },
  };

  async function remove(TableName: string, Key: Record<string, string>): Promise<void> {
    await client.send(new DeleteCommand({ TableName, Key }));
  }

  /** What is not there any more does not come back by being emptied. */
  async function update(
    TableName: string,
    Key: Record<string, string>,
    UpdateExpression: string,
    { names, values }: { names: Record<string, string>; values: Record<string, unknown> },
  ): Promise<void> {
    const command = new UpdateCommand({
      TableName,
      Key,
      UpdateExpression,
      ConditionExpression: 'attribute_exists(#player)',
      ExpressionAttributeNames: { ...names, '#player': 'player' },
      ExpressionAttributeValues: values,
    });
    await client.send(command).catch(unlessConditionFailed);
  }

  /** Everything that a player has in a table, by the second part of its key, in pages. */
  async function* sortKeys(table: string, player: string, name: string): AsyncGenerator<string[]> {
    let after: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: '#player = :player',
          ProjectionExpression: '#name',
          ExpressionAttributeNames: { '#player': 'player', '#name': name },
          ExpressionAttributeValues: { ':player': player },
          ConsistentRead: true,
          ...(after && { ExclusiveStartKey: after }),
        }),
      );
      yield Items.map((item) => String(item[name]));
      after = LastEvaluatedKey;
    } while (after);
  }
}

async function inParts<Each>(all: readonly Each[], act: (each: Each) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += atOnce)
    await Promise.all(all.slice(start, start + atOnce).map(act));
}

function unlessConditionFailed(error: Error): void {
  if (error.name !== 'ConditionalCheckFailedException') throw error;
}
