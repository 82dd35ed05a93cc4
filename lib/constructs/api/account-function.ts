import type { Construct } from 'constructs';
import { acknowledgeKeys } from '../acknowledge';
import type { NodeFunction } from '../node-function';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Serves a player's account: profile, identity check and sessions. */
export function createAccountFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { files, exports } = props;
  const { bucket } = files;
  const account = playerFunction(scope, 'Account', props, {
    entry: 'lambdas/functions/api-account/handler.ts',
    description: 'Account API: profile, terms, sign-ins, data, notices, identity check, tickets',
    environment: {
      AFFILIATES_TABLE: props.tables.affiliates.tableName,
      NOTICES_TABLE: props.tables.notices.tableName,
      ORDERS_TABLE: props.tables.orders.tableName,
      PURCHASES_TABLE: props.tables.purchases.tableName,
      TICKETS_TABLE: props.tables.tickets.tableName,
      AUDIT_TABLE: props.tables.audit.tableName,
      IDENTITY_CHECKS_TABLE: props.tables.identityChecks.tableName,
      TRAITS_TABLE: props.tables.traits.tableName,
      FILES_BUCKET: bucket.bucketName,
      EXPORTS_QUEUE_URL: exports.queueUrl,
    },
  });
  account.allow(
    ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
    props.tables.notices.tableArn,
  );
  // Unsettled holdings and unpaid commission block a deletion, and a ticket may refer to one of the player's own.
  account.allow(
    ['dynamodb:GetItem', 'dynamodb:Query'],
    props.tables.orders.tableArn,
    props.tables.purchases.tableArn,
    props.tables.affiliates.tableArn,
  );
  account.allow(['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem'], props.tables.tickets.tableArn);
  account.allow(
    ['cognito-idp:AdminUserGlobalSignOut', 'cognito-idp:AdminUpdateUserAttributes'],
    props.identity.userPool.userPoolArn,
  );
  const { identityChecks, traits } = props.tables;
  account.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], identityChecks.tableArn, traits.tableArn);
  account.allow(['s3:PutObject'], `${bucket.bucketArn}/quarantine/*`);
  acknowledgeKeys(
    account.ownRole,
    bucket,
    'quarantine/*',
    'it signs an upload form for one file of its caller',
  );
  // Admins open and upload files of tickets here as well: the role of their own function is full. Each view is recorded.
  account.allow(['s3:GetObject'], `${bucket.bucketArn}/attachments/*`);
  acknowledgeKeys(
    account.ownRole,
    bucket,
    'attachments/*',
    'it signs a link to a file of a ticket for its player or an admin',
  );
  account.allow(['dynamodb:PutItem'], props.tables.audit.tableArn);
  props.edgeKey.allowChecking(account);
  account.allow(['sqs:SendMessage'], exports.queueArn);
  account.allow(['s3:GetObject'], `${bucket.bucketArn}/exports/*`);
  acknowledgeKeys(account.ownRole, bucket, 'exports/*', 'it signs a download link to a file of its caller');
  account.allow(['s3:GetObject', 's3:PutObject'], `${bucket.bucketArn}/uploads/avatars/*`);
  acknowledgeKeys(
    account.ownRole,
    bucket,
    'uploads/avatars/*',
    'it signs an upload form for the picture of its caller, and checks the upload',
  );
  // Without it S3 reports a missing upload as forbidden.
  account.allow(['s3:ListBucket'], bucket.bucketArn);
  const avatarActions = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'];
  account.allow(avatarActions, `${bucket.bucketArn}/avatars/*`);
  acknowledgeKeys(
    account.ownRole,
    bucket,
    'avatars/*',
    'it stores, reads, and deletes the picture of its caller',
  );
  return account;
}
