import { Duration, Stack } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '../stage';
import { acknowledge } from './acknowledge';
import { NodeFunction } from './node-function';
import { allowReadingPlayStates } from './play-state-access';
import type { Tables } from './tables';
import { workQueue } from './work-queue';

/**
 * Sends notices by email from the address that the stage names. Mail has a queue of its own, so that failing mail does not delay notices.
 *
 * @returns the queue of mails; undefined on a stage without `ses`, which sends none
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
    entry: 'lambdas/functions/queue-mails/handler.ts',
    description: 'Sends notices by email',
    environment: {
      WALLETS_TABLE: wallets.tableName,
      PLAYERS_TABLE: players.tableName,
      NOTICES_TABLE: notices.tableName,
      MAIL_FROM: stage.ses.fromAddress,
      SITE_ORIGIN: stage.siteOrigin,
    },
    timeout,
  });
  allowReadingPlayStates(mailer, wallets, ['isWelcomed']);
  mailer.allow(['dynamodb:GetItem'], players.tableArn);
  mailer.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], notices.tableArn);
  allowSending(mailer, stage.ses);
  mailer.addEventSource(
    // Two mails at a time stay near the rate of SES, about 14 a second for a new account; the function waits out what exceeds it.
    new SqsEventSource(queue, { batchSize: 1, maxConcurrency: 2, reportBatchItemFailures: true }),
  );
  return queue;
}

/**
 * Lets the mailer send as the stage's address. SES checks the identity that it sends as, which is the address itself where the operator has
 * verified that too: https://github.com/aws-samples/aws-serverless-batch-architecture/issues/1. Where the identity has a default
 * configuration set, SES checks the set as well: https://github.com/medplum/medplum/pull/10102. The operator chooses its name, so the grant
 * covers every set of the account.
 */
function allowSending(
  mailer: NodeFunction,
  { verifiedDomain, fromAddress }: NonNullable<Stage['ses']>,
): void {
  const { region, account } = Stack.of(mailer);
  const ses = `arn:aws:ses:${region}:${account}`;
  mailer.allow(
    ['ses:SendEmail'],
    `${ses}:identity/${verifiedDomain}`,
    `${ses}:identity/${fromAddress}`,
    `${ses}:configuration-set/*`,
  );
  acknowledge(
    mailer.ownRole,
    `IAM5[Resource::arn:aws:ses:${region}:<AWS::AccountId>:configuration-set/*]`,
    'the operator chooses the name of the default configuration set of the identity',
  );
}
