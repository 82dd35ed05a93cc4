import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { acknowledgeKeys } from './acknowledge';
import type { Files } from './files';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';
import { workQueue } from './work-queue';

/** Writes a player's data exports in the background, because a long ledger takes longer than a request may. */
export class AccountExports extends Construct {
  /** Receives one message for each export to write. */
  readonly queue: Queue;

  constructor(
    scope: Construct,
    id: string,
    { stage, tables, files: { bucket } }: { stage: Stage; tables: Tables; files: Files },
  ) {
    super(scope, id);
    const { wallets, ledger, players, orders, purchases, identityChecks, affiliates, tickets } = tables;
    const { notices, referrals, carts, dailies, freeEntries } = tables;
    const timeout = Duration.minutes(5);
    this.queue = workQueue(this, 'Queue', { fifo: true, consumerTimeout: timeout });
    const make = new NodeFunction(this, 'Make', {
      stage,
      entry: 'lambdas/functions/queue-account-exports/handler.ts',
      description: 'Creates the data exports that players request',
      environment: {
        ...tables.environment,
        ORDERS_TABLE: orders.tableName,
        PURCHASES_TABLE: purchases.tableName,
        IDENTITY_CHECKS_TABLE: identityChecks.tableName,
        AFFILIATES_TABLE: affiliates.tableName,
        TICKETS_TABLE: tickets.tableName,
        NOTICES_TABLE: notices.tableName,
        REFERRALS_TABLE: referrals.tableName,
        CARTS_TABLE: carts.tableName,
        DAILIES_TABLE: dailies.tableName,
        FREE_ENTRIES_TABLE: freeEntries.tableName,
        FILES_BUCKET: bucket.bucketName,
      },
      timeout,
    });
    make.allow(
      ['dynamodb:GetItem'],
      ...[wallets, identityChecks, referrals, carts].map(({ tableArn }) => tableArn),
    );
    make.allow(
      ['dynamodb:GetItem', 'dynamodb:Query'],
      ...[affiliates, tickets, freeEntries].map(({ tableArn }) => tableArn),
    );
    make.allow(
      ['dynamodb:Query'],
      ...[`${ledger.tableArn}/index/by-kind`, `${referrals.tableArn}/index/by-referrer`],
      ...[orders, purchases, notices, dailies].map(({ tableArn }) => tableArn),
    );
    make.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], players.tableArn);
    // An account may be erased while its file is written.
    make.allow(['s3:PutObject', 's3:DeleteObject'], `${bucket.bucketArn}/exports/*`);
    acknowledgeKeys(
      make.ownRole,
      bucket,
      'exports/*',
      'a file name consists of the player and the export id',
    );
    for (const uploads of ['identity/*', 'avatars/*']) {
      make.allow(['s3:GetObject'], `${bucket.bucketArn}/${uploads}`);
      acknowledgeKeys(make.ownRole, bucket, uploads, 'the name of an upload begins with its player');
    }
    make.addEventSource(new SqsEventSource(this.queue, { batchSize: 1 }));
  }
}
