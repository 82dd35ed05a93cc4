import { Duration, Stack } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '../stage';
import { NodeFunction } from './node-function';
import { allowReadingPlayStates } from './play-state-access';
import type { Tables } from './tables';
import { workQueue } from './work-queue';

/**
 * Sends notices by e-mail, as the one address that the stage names. A queue of its own keeps mail that cannot go out from keeping
 * notices waiting.
 *
 * @returns the queue that takes them; undefined on a stage without `ses`, which sends none
 */
export function createMail(
  scope: Construct,
  { stage, tables }: { stage: Stage; tables: Tables },
): Queue | undefined {
  if (!stage.ses) return undefined;
  const { notices, players, wallets } = tables;
  const timeout = Duration.seconds(30);
  const queue = workQueue(scope, 'Mails', { fifo: true, consumerTimeout: timeout });
  const mailer = new NodeFunction(scope, 'Mail', {
    stage,
    entry: 'lambdas/notices/send-mails/handler.ts',
    description: 'Sends notices by e-mail',
    environment: {
      WALLETS_TABLE: wallets.tableName,
      PLAYERS_TABLE: players.tableName,
      NOTICES_TABLE: notices.tableName,
      MAIL_FROM: stage.ses.fromAddress,
      SITE_ORIGIN: stage.siteOrigin,
    },
    timeout,
  });
  allowReadingPlayStates(mailer, wallets);
  mailer.allow(['dynamodb:GetItem'], players.tableArn);
  mailer.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], notices.tableArn);
  const { region, account } = Stack.of(scope);
  mailer.allow(['ses:SendEmail'], `arn:aws:ses:${region}:${account}:identity/${stage.ses.verifiedDomain}`);
  mailer.addEventSource(new SqsEventSource(queue, { batchSize: 5, reportBatchItemFailures: true }));
  return queue;
}
