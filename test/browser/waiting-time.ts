import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { withTables } from './local-tables';

const dayMs = 86_400_000;

/**
 * Lets so many days of a deletion's waiting time be over. Nobody can wait for two weeks, but whoever runs the host can look into its tables:
 * what was asked for lies back by as much, and is carried out as any other.
 *
 * @param player  who asked for it, by their `sub`
 */
export function letDaysPass(siteUrl: string, player: string, days: number): Promise<void> {
  return withTables(siteUrl, async ({ client, named }) => {
    const wallet = { TableName: named('Wallets'), Key: { player } };
    const { Item: item } = await client.send(new GetCommand(wallet));
    const times = (item?.['play'] as { deletion: readonly number[] }).deletion;
    await client.send(
      new UpdateCommand({
        ...wallet,
        UpdateExpression: 'SET play.deletion = :times',
        ExpressionAttributeValues: { ':times': times.map((at) => at - days * dayMs) },
      }),
    );
    const due = { TableName: named('TablesNotices'), Key: { player, id: '#deletion' } };
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
