import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { withTables } from './local-tables';

const dayMs = 86_400_000;

/**
 * Moves a player’s request for deletion into the past by this many days through the tables; it is then executed like any other.
 *
 * @param player  the player’s `sub`
 */
export function backdateDeletion(siteUrl: string, player: string, days: number): Promise<void> {
  return withTables(siteUrl, async ({ client, tableName }) => {
    const wallet = { TableName: tableName('Wallets'), Key: { player } };
    const { Item: item } = await client.send(new GetCommand(wallet));
    const times = (item?.['play'] as { deletion: readonly number[] }).deletion;
    await client.send(
      new UpdateCommand({
        ...wallet,
        UpdateExpression: 'SET play.deletion = :times',
        ExpressionAttributeValues: { ':times': times.map((at) => at - days * dayMs) },
      }),
    );
    const due = { TableName: tableName('TablesNotices'), Key: { player, id: '#deletion' } };
    const { Item: planned } = await client.send(new GetCommand(due));
    const dueAt = Date.parse(planned?.['dueAt'] as string) - days * dayMs;
    await client.send(
      new UpdateCommand({
        ...due,
        UpdateExpression: 'SET dueAt = :due',
        ExpressionAttributeValues: { ':due': new Date(dueAt).toISOString() },
      }),
    );
  });
}
