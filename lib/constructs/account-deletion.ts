import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { acknowledgeKeys } from './acknowledge';
import type { Files } from './files';
import type { Identity } from './identity';
import { NodeFunction } from './node-function';
import { allowErasingPostbacks } from './postback-access';
import type { Streams } from './streams';
import type { Tables } from './tables';

interface AccountDeletionProps {
  readonly stage: Stage;
  readonly tables: Tables;
  readonly files: Files;
  readonly identity: Pick<Identity, 'userPool'>;
  readonly streams: Pick<Streams, 'notices'>;
}

/** How often the function looks for accounts that are due. */
const intervalByProvider = {
  // Testers wait for the result.
  sandbox: Duration.minutes(1),
  stripe: Duration.minutes(15),
};

/** Keys that belong to a player and are deleted with the account. */
const playerKeyPatterns = ['exports/*', 'quarantine/*', 'identity/*', 'attachments/*', 'avatars/*'];

/**
 * Closes and erases accounts whose players requested it and whose waiting period is over, and accounts whose user no longer exists.
 * The next run completes what a run left unfinished.
 */
export class AccountDeletion extends Construct {
  constructor(scope: Construct, id: string, props: AccountDeletionProps) {
    super(scope, id);
    const { stage, tables, identity, streams } = props;
    const { bucket } = props.files;
    const work = new NodeFunction(this, 'Delete', {
      stage,
      entry: 'lambdas/functions/schedule-account-deletion/handler.ts',
      description: 'Closes and erases accounts after the waiting period of a deletion request',
      environment: {
        ...tables.environment,
        CARTS_TABLE: tables.carts.tableName,
        DAILIES_TABLE: tables.dailies.tableName,
        NOTICES_TABLE: tables.notices.tableName,
        ORDERS_TABLE: tables.orders.tableName,
        PURCHASES_TABLE: tables.purchases.tableName,
        FREE_ENTRIES_TABLE: tables.freeEntries.tableName,
        IDENTITY_CHECKS_TABLE: tables.identityChecks.tableName,
        AFFILIATES_TABLE: tables.affiliates.tableName,
        NOTES_TABLE: tables.notes.tableName,
        TICKETS_TABLE: tables.tickets.tableName,
        NOTICES_QUEUE_URL: streams.notices.queueUrl,
        FILES_BUCKET: bucket.bucketName,
        USER_POOL_ID: identity.userPool.userPoolId,
      },
      timeout: Duration.minutes(5),
    });

    const { wallets, ledger, players, carts, dailies, notices } = tables;
    const { orders, purchases, freeEntries, identityChecks } = tables;
    work.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn, players.tableArn);
    work.allow(['dynamodb:Scan'], players.tableArn);
    work.allow(['dynamodb:DeleteItem'], carts.tableArn);
    work.allow(['dynamodb:GetItem', 'dynamodb:DeleteItem'], freeEntries.tableArn);
    work.allow(
      ['dynamodb:Query', 'dynamodb:DeleteItem'],
      dailies.tableArn,
      notices.tableArn,
      tables.tickets.tableArn,
      tables.notes.tableArn,
    );
    work.allow(['dynamodb:Query'], `${notices.tableArn}/index/by-due`, purchases.tableArn);
    work.allow(['dynamodb:PutItem'], notices.tableArn);
    work.allow(
      ['dynamodb:UpdateItem'],
      notices.tableArn,
      identityChecks.tableArn,
      tables.affiliates.tableArn,
    );
    // Unpaid commission blocks a deletion.
    work.allow(['dynamodb:GetItem', 'dynamodb:Query'], tables.affiliates.tableArn);
    allowErasingPostbacks(work, tables.affiliates);
    work.allow(['dynamodb:Query', 'dynamodb:UpdateItem'], orders.tableArn);
    work.allow(['sqs:SendMessage'], streams.notices.queueArn);
    work.allow(
      ['ListUsers', 'AdminGetUser', 'AdminUserGlobalSignOut', 'AdminDeleteUser'].map(
        (action) => `cognito-idp:${action}`,
      ),
      identity.userPool.userPoolArn,
    );
    work.allow(['s3:DeleteObject'], ...playerKeyPatterns.map((keys) => `${bucket.bucketArn}/${keys}`));
    for (const keys of playerKeyPatterns)
      acknowledgeKeys(work.ownRole, bucket, keys, 'it deletes the files of any closed account');
    work.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [bucket.bucketArn],
        conditions: { StringLike: { 's3:prefix': playerKeyPatterns } },
      }),
    );
    new Rule(this, 'Often', {
      schedule: Schedule.rate(intervalByProvider[stage.payments.provider]),
      targets: [new LambdaFunction(work)],
    });
    new Rule(this, 'Daily', {
      description: 'Closes accounts whose user was deleted from the user pool',
      schedule: Schedule.rate(Duration.days(1)),
      targets: [
        new LambdaFunction(work, { event: RuleTargetInput.fromObject({ task: 'end-orphaned-accounts' }) }),
      ],
    });
  }
}
