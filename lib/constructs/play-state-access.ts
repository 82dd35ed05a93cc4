import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { NodeFunction } from './node-function';

/**
 * Lets a function read the wallet attributes that limit its player's play, and no others.
 *
 * @param others  further attributes that it reads
 */
export function allowReadingPlayStates(
  reader: NodeFunction,
  wallets: Table,
  others: readonly 'isWelcomed'[] = [],
): void {
  reader.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:GetItem'],
      resources: [wallets.tableArn],
      conditions: {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['player', 'play', ...others] },
        StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      },
    }),
  );
}
