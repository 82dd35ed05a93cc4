import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { NodeFunction } from './node-function';
import { allowDeliveringPostbacks } from './postback-access';
import type { Tables } from './tables';
import { workQueue } from './work-queue';

interface ReservationLapsesProps {
  readonly stage: Stage;
  readonly tables: Tables;
}

/**
 * Releases stock and coins held for a checkout that did not end in time: a message that arrives when the hold lapses, and a sweep for holds
 * whose message was lost. Both are idempotent. The sweep also serves orders that wait although codes are available, and sends the postbacks
 * of affiliates. Without a VPC, a function reaches the internet by itself.
 */
export class ReservationLapses extends Construct {
  /** Receives one message for each hold, delivered when the hold has lapsed. */
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { stage, tables }: ReservationLapsesProps) {
    super(scope, id);
    const { wallets, ledger, products, carts, orders, giftCodes, affiliates } = tables;
    const environment = {
      ...tables.environment,
      PRODUCTS_TABLE: products.tableName,
      CARTS_TABLE: carts.tableName,
    };
    const mayGiveBack = (lapse: NodeFunction) => {
      lapse.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], carts.tableArn);
      lapse.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
      // Items that a throttled table leaves out of a batch are read one by one.
      lapse.allow(['dynamodb:BatchGetItem', 'dynamodb:UpdateItem'], products.tableArn);
    };

    const timeout = Duration.seconds(10);
    this.queue = workQueue(this, 'Queue', {
      delay: Duration.seconds(stage.store.reservationSeconds),
      consumerTimeout: timeout,
    });
    const lapse = new NodeFunction(this, 'Lapse', {
      stage,
      entry: 'lambdas/functions/queue-reservation-lapses/handler.ts',
      description: 'Returns the stock and coins of an expired reservation',
      environment,
      timeout,
    });
    mayGiveBack(lapse);
    lapse.addEventSource(new SqsEventSource(this.queue, { batchSize: 10, reportBatchItemFailures: true }));

    const sweep = new NodeFunction(this, 'Sweep', {
      stage,
      entry: 'lambdas/functions/schedule-reservation-sweep/handler.ts',
      description:
        'Finds expired reservations whose message was lost and orders that wait despite codes; sends postbacks',
      environment: {
        ...environment,
        ORDERS_TABLE: orders.tableName,
        GIFT_CODES_TABLE: giftCodes.tableName,
        AFFILIATES_TABLE: affiliates.tableName,
      },
      timeout: Duration.seconds(60),
    });
    mayGiveBack(sweep);
    sweep.allow(['dynamodb:Query'], `${carts.tableArn}/index/by-expiry`);
    // An order may begin to wait just after codes have arrived.
    sweep.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], orders.tableArn);
    const giving = ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'].map((name) => `dynamodb:${name}`);
    sweep.allow(giving, giftCodes.tableArn);
    sweep.allow(['dynamodb:Query'], `${giftCodes.tableArn}/index/by-left`);
    allowDeliveringPostbacks(sweep, affiliates);
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(sweep)],
    });
  }
}
