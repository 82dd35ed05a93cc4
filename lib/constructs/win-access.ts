import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { latestWinsPartition } from '../table-partitions';
import type { NodeFunction } from './node-function';
import type { Tables } from './tables';

const winsCondition = { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [latestWinsPartition] } };

/** Lets a function store wins, and no other item of the metrics. */
export function allowStoringWins(writer: NodeFunction, metrics: Table): void {
  writer.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:PutItem'],
      resources: [metrics.tableArn],
      conditions: winsCondition,
    }),
  );
}

/** Lets a function read wins, and of many players only what decides whether and how theirs are shown. */
export function allowReadingWins(reader: NodeFunction, { metrics, wallets, players }: Tables): void {
  reader.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:Query'],
      resources: [metrics.tableArn],
      conditions: winsCondition,
    }),
  );
  allowReadingOfMany(reader, wallets, ['player', 'play']);
  allowReadingOfMany(reader, players, ['player', 'displayName', 'showsNameWithWins']);
}

function allowReadingOfMany(reader: NodeFunction, table: Table, attributes: readonly string[]): void {
  reader.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:BatchGetItem'],
      resources: [table.tableArn],
      conditions: {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
        StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      },
    }),
  );
}
