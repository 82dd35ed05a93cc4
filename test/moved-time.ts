import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';

/*
 * Tests do not wait for a draw to close or a slow payment to arrive: they write to the host’s tables and move the instant that the product
 * compares with its clock.
 */

type Tables = Pick<DynamoDBDocumentClient, 'send'>;
type Row = Readonly<Record<string, unknown>>;

/**
 * Closes a draw at an instant, for entries and for the schedule.
 *
 * @param table  table of draws and entries
 * @param draw.at  while others enter, late enough for every gate of the draw to know it
 */
export async function closeDraw(
  tables: Tables,
  table: string,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  const closesAt = at.toISOString();
  for (const gate of await rowsOf(tables, table, { name: 'subject', value: `gate#${id}` }))
    await set(tables, table, { subject: gate['subject'], id: gate['id'] }, { closesAt });
  await set(tables, table, { subject: 'draw', id }, { closesAt, dueAt: closesAt });
}

/**
 * Backdates a player’s open purchases by ten minutes: slow payments arrive, and the reconciliation checks the others.
 *
 * @param table  table of purchases
 */
export async function agePurchases(tables: Tables, table: string, player: string): Promise<void> {
  const ageMs = 10 * 60_000;
  const earlier = (at: unknown) => new Date(Date.parse(at as string) - ageMs).toISOString();
  for (const row of await rowsOf(tables, table, { name: 'player', value: player })) {
    const { id, createdAt, paidAt } = row;
    if (typeof paidAt === 'string') await set(tables, table, { player, id }, { paidAt: earlier(paidAt) });
    if (typeof createdAt === 'number')
      await set(tables, table, { player, id }, { createdAt: createdAt - ageMs });
  }
}

async function rowsOf(
  tables: Tables,
  table: string,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<readonly Row[]> {
  const { Items = [] } = await tables.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: '#name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
      ConsistentRead: true,
    }),
  );
  return Items;
}

/** Sets attributes of an item; retries while a transaction of the product writes it. */
async function set(tables: Tables, table: string, key: Row, values: Row): Promise<void> {
  const names = Object.keys(values);
  const update = new UpdateCommand({
    TableName: table,
    Key: key,
    UpdateExpression: `SET ${names.map((_name, at) => `#n${at} = :v${at}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#n${at}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name, at) => [`:v${at}`, values[name]])),
  });
  for (;;) {
    try {
      await tables.send(update);
      return;
    } catch (error) {
      if (!(error instanceof TransactionConflictException)) throw error;
    }
  }
}
