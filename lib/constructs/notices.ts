import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { createMail } from './mail';
import { NodeFunction } from './node-function';
import { allowReadingPlayStates } from './play-state-access';
import { allowReferrals, referralEnvironment } from './referral-access';
import { noticeTimeout, type Streams } from './streams';
import type { Tables } from './tables';

interface NoticesProps {
  readonly stage: Stage;
  readonly tables: Tables;
  readonly streams: Pick<Streams, 'notices' | 'pushes'>;
}

/**
 * Notices to players, in their inbox and by email: `Write` writes those that follow from events, `Remind` those that are due by time
 * alone, and a stage with a sender address mails both.
 */
export class Notices extends Construct {
  /** Notices to mail; undefined on a stage that sends no mail. */
  readonly mails: Queue | undefined;

  constructor(scope: Construct, id: string, { stage, tables, streams }: NoticesProps) {
    super(scope, id);
    const { notices, wallets, ledger } = tables;
    this.mails = createMail(this, { stage, tables });

    const write = new NodeFunction(this, 'Write', {
      stage,
      entry: 'lambdas/functions/queue-notices/handler.ts',
      description: 'Writes notices to players and pushes them to open pages',
      environment: {
        WALLETS_TABLE: wallets.tableName,
        NOTICES_TABLE: notices.tableName,
        PUSHES_QUEUE_URL: streams.pushes.queueUrl,
        MAILS_QUEUE_URL: this.mails?.queueUrl ?? 'none',
      },
      timeout: noticeTimeout,
    });
    allowReadingPlayStates(write, wallets);
    write.allow(['dynamodb:PutItem'], notices.tableArn);
    write.allow(['sqs:SendMessage'], streams.pushes.queueArn, ...(this.mails ? [this.mails.queueArn] : []));
    write.addEventSource(
      new SqsEventSource(streams.notices, { batchSize: 10, reportBatchItemFailures: true }),
    );

    const remind = new NodeFunction(this, 'Remind', {
      stage,
      entry: 'lambdas/functions/schedule-reminders/handler.ts',
      description: 'Runs due player tasks: limit and coin reminders, coin expiry, referral rewards',
      environment: {
        ...tables.environment,
        ...referralEnvironment(tables),
        NOTICES_TABLE: notices.tableName,
        NOTICES_QUEUE_URL: streams.notices.queueUrl,
        MAILS_QUEUE_URL: this.mails?.queueUrl ?? 'none',
      },
      timeout: Duration.minutes(5),
    });
    remind.allow(['dynamodb:Query'], `${notices.tableArn}/index/by-due`);
    remind.allow(['dynamodb:UpdateItem', 'dynamodb:DeleteItem'], notices.tableArn);
    remind.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
    remind.allow(['sqs:SendMessage'], streams.notices.queueArn, ...(this.mails ? [this.mails.queueArn] : []));
    allowReferrals(remind, tables);
    remind.allow(['dynamodb:Query'], `${tables.referrals.tableArn}/index/by-next-check`);
    new Rule(this, 'EveryQuarterOfAnHour', {
      schedule: Schedule.rate(Duration.minutes(15)),
      targets: [new LambdaFunction(remind)],
    });
  }
}
