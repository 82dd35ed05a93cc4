import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { alarmsPartition } from '../table-partitions';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';
import { workQueue } from './work-queue';

const timeout = Duration.seconds(10);

/** Records when alarms change their state, which the overview of admins lists, and forgets those that were deleted. */
export class AlarmRecords extends Construct {
  /** Receives the events of deleted alarms, and the notifications of the alarms' topic, which `Observability` subscribes it to. */
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { stage, tables }: { stage: Stage; tables: Tables }) {
    super(scope, id);
    const { metrics } = tables;
    this.queue = workQueue(this, 'Queue', { acceptsAwsServices: true, consumerTimeout: timeout });
    const record = new NodeFunction(this, 'Record', {
      stage,
      entry: 'lambdas/functions/queue-alarms/handler.ts',
      description: 'Records when alarms change their state, and forgets deleted ones',
      environment: { METRICS_TABLE: metrics.tableName },
      timeout,
    });
    record.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
        resources: [metrics.tableArn],
        conditions: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [alarmsPartition] } },
      }),
    );
    record.addEventSource(new SqsEventSource(this.queue, { batchSize: 10, reportBatchItemFailures: true }));
    // The event names any alarm of the account. The queue has a dead-letter queue, which an invocation by the rule would lack.
    new Rule(this, 'Deleted', {
      eventPattern: {
        source: ['aws.cloudwatch'],
        detailType: ['CloudWatch Alarm Configuration Change'],
        detail: { operation: ['delete'] },
      },
      targets: [new SqsQueue(this.queue)],
    });
  }
}
