import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { acknowledgeKeys } from './acknowledge';
import type { Files } from './files';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';
import { workQueue } from './work-queue';

const timeout = Duration.seconds(10);

/**
 * Takes files for identity checks and tickets out of quarantine as they arrive: a file that is expected is kept, anything else is removed. The bucket notifies the event bus, so that neither resource depends on the other.
 */
export class IdentityChecks extends Construct {
  /** Receives the events of files that arrived. */
  readonly queue: Queue;

  constructor(scope: Construct, id: string, props: { stage: Stage; tables: Tables; files: Files }) {
    super(scope, id);
    const { stage, tables, files } = props;
    const { bucket } = files;
    this.queue = workQueue(this, 'Queue', { acceptsAwsServices: true, consumerTimeout: timeout });
    const receive = new NodeFunction(this, 'Receive', {
      stage,
      entry: 'lambdas/functions/queue-uploads/handler.ts',
      description: 'Validates uploaded identity documents and files of tickets',
      environment: {
        IDENTITY_CHECKS_TABLE: tables.identityChecks.tableName,
        TICKETS_TABLE: tables.tickets.tableName,
        FILES_BUCKET: bucket.bucketName,
      },
      timeout,
    });
    receive.allow(
      ['dynamodb:GetItem', 'dynamodb:PutItem'],
      tables.identityChecks.tableArn,
      tables.tickets.tableArn,
    );
    receive.allow(['s3:GetObject', 's3:DeleteObject'], `${bucket.bucketArn}/quarantine/*`);
    acknowledgeKeys(receive.ownRole, bucket, 'quarantine/*', 'it receives the uploads of any player');
    // The function removes a file that it kept when another file turns out to have arrived first.
    for (const kept of ['identity/*', 'attachments/*']) {
      receive.allow(['s3:PutObject', 's3:DeleteObject'], `${bucket.bucketArn}/${kept}`);
      acknowledgeKeys(receive.ownRole, bucket, kept, 'it stores the files of any player');
    }
    // Without it S3 reports a missing file as forbidden.
    receive.allow(['s3:ListBucket'], bucket.bucketArn);

    // One file takes seconds where S3 is slow.
    receive.addEventSource(new SqsEventSource(this.queue, { batchSize: 1, reportBatchItemFailures: true }));

    new Rule(this, 'InQuarantine', {
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [bucket.bucketName] }, object: { key: [{ prefix: 'quarantine/' }] } },
      },
      // The queue has a dead-letter queue with an alarm, which an invocation by the rule would lack.
      targets: [new SqsQueue(this.queue)],
    });
  }
}
