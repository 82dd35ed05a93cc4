import type { Construct } from 'constructs';
import { acknowledgeKeys } from '../acknowledge';
import type { NodeFunction } from '../node-function';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Answers for the account of a player: who they are, to us and by their documents, and where they are signed in. */
export function createAccountFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { files, exports } = props;
  const { bucket } = files;
  const account = playerFunction(scope, 'Account', props, {
    entry: 'lambdas/play-fab-ops/account/handler.ts',
    description: 'Account of the signed-in player: profile, terms, sign-ins, data, notices, identity check',
    environment: {
      NOTICES_TABLE: props.tables.notices.tableName,
      IDENTITY_CHECKS_TABLE: props.tables.identityChecks.tableName,
      FILES_BUCKET: bucket.bucketName,
      EXPORTS_QUEUE_URL: exports.queueUrl,
    },
  });
  account.allow(['dynamodb:GetItem'], props.tables.players.tableArn);
  account.allow(['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'], props.tables.notices.tableArn);
  account.allow(['cognito-idp:AdminUserGlobalSignOut'], props.identity.userPool.userPoolArn);
  account.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], props.tables.identityChecks.tableArn);
  account.allow(['s3:PutObject'], `${bucket.bucketArn}/quarantine/*`);
  acknowledgeKeys(account.ownRole, bucket, 'quarantine/*', 'it signs a form for one file of its caller');
  account.allow(['sqs:SendMessage'], exports.queueArn);
  account.allow(['s3:GetObject'], `${bucket.bucketArn}/exports/*`);
  acknowledgeKeys(account.ownRole, bucket, 'exports/*', 'it signs a link to a file of its caller');
  return account;
}
