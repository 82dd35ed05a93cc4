import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { NodeFunction } from './node-function';

/** Lets a function read, of a wallet, the one field that bounds its player's play: the seeds beside it stay out of reach. */
export function allowReadingPlayStates(reader: NodeFunction, wallets: Table): void {
  reader.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:GetItem'],
      resources: [wallets.tableArn],
      conditions: {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['player', 'play'] },
        StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      },
    }),
  );
}
