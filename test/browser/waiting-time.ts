import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';

const dayMs = 86_400_000;

/**
 * Lets so many days of a deletion's waiting time be over. Nobody can wait for two weeks, but whoever runs the host can look into its tables:
 * what was asked for lies back by as much, and is carried out as any other.
 *
 * @param player  who asked for it, by their `sub`
 */
export async function letDaysPass(siteUrl: string, player: string, days: number): Promise<void> {
  const { tables, wallets, notices } = await openTables(siteUrl);
  const wallet = { TableName: wallets, Key: { player } };
  const { Item: item } = await tables.send(new GetCommand(wallet));
  const times = (item?.['play'] as { deletion: readonly number[] }).deletion;
  await tables.send(
    new UpdateCommand({
      ...wallet,
      UpdateExpression: 'SET play.deletion = :times',
      ExpressionAttributeValues: { ':times': times.map((at) => at - days * dayMs) },
    }),
  );
  const due = { TableName: notices, Key: { player, id: '#deletion' } };
  const { Item: planned } = await tables.send(new GetCommand(due));
  const dueAt = Date.parse(planned?.['dueAt'] as string) - days * dayMs;
  await tables.send(
    new UpdateCommand({
      ...due,
      UpdateExpression: 'SET dueAt = :due',
      ExpressionAttributeValues: { ':due': new Date(dueAt).toISOString() },
    }),
  );
  tables.destroy();
}

async function openTables(siteUrl: string) {
  const config = (await (await fetch(`${siteUrl}/config.json`)).json()) as {
    amplify: { API: { REST: { playFabOps: { endpoint: string } } } };
  };
  const { origin } = new URL(config.amplify.API.REST.playFabOps.endpoint);
  const listed = await (await fetch(`${siteUrl}/_local/tables`)).text();
  const named = (what: string): string => {
    const name = new RegExp(`/_local/tables/([^"]*${what}[^"]*)"`).exec(listed)?.[1];
    if (!name) throw new Error(`The host lists no table of ${what}`);
    return name;
  };
  const client = new DynamoDBClient({
    region: 'us-east-1',
    endpoint: `${origin}/dynamodb`,
    credentials: { accessKeyId: 'local-operator', secretAccessKey: 'local' },
  });
  const tables = DynamoDBDocumentClient.from(client);
  return { tables, wallets: named('Wallets'), notices: named('TablesNotices') };
}
