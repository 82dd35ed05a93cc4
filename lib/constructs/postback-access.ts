import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { duePostbacksPartition, postbacksPartitionPrefix } from '../table-partitions';
import type { NodeFunction } from './node-function';

/**
 * Lets a function read and change deliveries of postbacks, and no other item of affiliates. Of the others it reads where postbacks go and
 * whether the affiliate is approved, but neither payout details nor applications.
 */
export function allowDeliveringPostbacks(sender: NodeFunction, affiliates: Table): void {
  const statements = [
    {
      actions: ['dynamodb:GetItem'],
      resources: [affiliates.tableArn],
      conditions: {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['owner', 'id', 'url', 'secret', 'state'] },
        StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      },
    },
    {
      actions: ['dynamodb:PutItem'],
      resources: [affiliates.tableArn],
      conditions: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${postbacksPartitionPrefix}*`] },
      },
    },
    {
      actions: ['dynamodb:Query'],
      resources: [`${affiliates.tableArn}/index/by-partition`],
      conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [duePostbacksPartition] } },
    },
  ];
  for (const statement of statements) sender.addToRolePolicy(new PolicyStatement(statement));
}

/** Lets a function find and delete the deliveries of any affiliate, and no other item of affiliates. */
export function allowErasingPostbacks(eraser: NodeFunction, affiliates: Table): void {
  eraser.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:Query', 'dynamodb:DeleteItem'],
      resources: [affiliates.tableArn],
      conditions: {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${postbacksPartitionPrefix}*`] },
      },
    }),
  );
}
