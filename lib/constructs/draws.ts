import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { NodeFunction } from './node-function';
import type { Streams } from './streams';
import type { Tables } from './tables';

interface DrawsProps {
  readonly stage: Stage;
  readonly tables: Tables;
  readonly streams: Streams;
}

/**
 * Closes draws whose entry period is over and draws the winners. It is the only function that reads the seeds of draws: the admin function
 * that opens a draw stores its seed and cannot read it again.
 */
export class Draws extends Construct {
  constructor(scope: Construct, id: string, { stage, tables, streams }: DrawsProps) {
    super(scope, id);
    const { randomPrizes, drawSeeds, products, wallets, ledger, orders, giftCodes } = tables;
    const run = new NodeFunction(this, 'Run', {
      stage,
      entry: 'lambdas/functions/schedule-draws/handler.ts',
      description: 'Closes due draws, chooses their winners, and notifies them',
      environment: {
        ...tables.environment,
        RANDOM_PRIZES_TABLE: randomPrizes.tableName,
        DRAW_SEEDS_TABLE: drawSeeds.tableName,
        PRODUCTS_TABLE: products.tableName,
        ORDERS_TABLE: orders.tableName,
        // An order of entries returns no gift codes: the variable names the table, but the function has no access to it.
        GIFT_CODES_TABLE: giftCodes.tableName,
        NOTICES_QUEUE_URL: streams.notices.queueUrl,
      },
      // Longer than the schedule's minute, for the list of a large draw: see `claimMs` of `refund-entries.ts` for runs that overlap.
      timeout: Duration.minutes(5),
    });
    run.allow(['dynamodb:GetItem'], drawSeeds.tableArn);
    run.allow(
      ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      randomPrizes.tableArn,
    );
    run.allow(['dynamodb:Query'], `${randomPrizes.tableArn}/index/by-due`);
    // Items that a throttled table leaves out of a batch are read one by one.
    run.allow(['dynamodb:BatchGetItem', 'dynamodb:UpdateItem'], products.tableArn);
    // Entries of a canceled draw are refunded, and their orders end.
    run.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], orders.tableArn);
    run.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
    run.allow(['sqs:SendMessage'], streams.notices.queueArn);
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(run)],
    });
  }
}
