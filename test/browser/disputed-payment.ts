import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { withTables } from './local-tables';

/**
 * Has the bank of a practice payment dispute it without a report, so that the provider refuses its refund.
 *
 * @param player  the player’s `sub`
 */
export function disputeAtBank(siteUrl: string, player: string, purchase: string): Promise<void> {
  return withTables(siteUrl, async ({ client, tableName }) => {
    await client.send(
      new UpdateCommand({
        TableName: tableName('TablesPurchases'),
        Key: { player, id: `sandbox ${purchase}` },
        UpdateExpression: 'SET dispute = :open',
        ExpressionAttributeValues: { ':open': 'open' },
      }),
    );
  });
}
