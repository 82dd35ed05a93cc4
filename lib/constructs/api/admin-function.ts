import type { Construct } from 'constructs';
import { acknowledgeKeys } from '../acknowledge';
import { NodeFunction } from '../node-function';
import type { ApiFunctionProps } from './player-function';

/** Answers those who run the store. It never acts for its caller's own wallet, so it opens none. */
export function createAdminFunction(
  scope: Construct,
  { stage, tables, giftCodes, identity: { userPool }, files: { bucket }, notices }: ApiFunctionProps,
): NodeFunction {
  const admin = new NodeFunction(scope, 'Admin', {
    stage,
    entry: 'lambdas/functions/api-admin/handler.ts',
    description: 'What those who run the store do beside editing products',
    environment: {
      ...tables.environment,
      ...giftCodes.environment,
      AFFILIATES_TABLE: tables.affiliates.tableName,
      APPROVALS_TABLE: tables.approvals.tableName,
      AUDIT_TABLE: tables.audit.tableName,
      RANDOM_PRIZES_TABLE: tables.randomPrizes.tableName,
      DRAW_SEEDS_TABLE: tables.drawSeeds.tableName,
      ORDERS_TABLE: tables.orders.tableName,
      PRODUCTS_TABLE: tables.products.tableName,
      FILES_BUCKET: bucket.bucketName,
      FREE_ENTRIES_TABLE: tables.freeEntries.tableName,
      IDENTITY_CHECKS_TABLE: tables.identityChecks.tableName,
      TICKETS_TABLE: tables.tickets.tableName,
      REFERRALS_TABLE: tables.referrals.tableName,
      PURCHASES_TABLE: tables.purchases.tableName,
      NOTICES_TABLE: tables.notices.tableName,
      NOTICES_QUEUE_URL: notices.queueUrl,
      METRICS_TABLE: tables.metrics.tableName,
      TRAITS_TABLE: tables.traits.tableName,
      USER_POOL_ID: userPool.userPoolId,
      SITE_ORIGIN: stage.siteOrigin,
      READS_PER_SECOND: String(stage.play.readsPerSecond),
      IDENTITY_CHECK_ABOVE: String(stage.store.identityCheckAbove),
    },
  });
  const { wallets, ledger } = tables;
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
  admin.allow(['dynamodb:Query'], `${ledger.tableArn}/index/by-kind`);
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], tables.freeEntries.tableArn);
  const { identityChecks } = tables;
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], identityChecks.tableArn);
  admin.allow(['dynamodb:Query'], `${identityChecks.tableArn}/index/by-queue`);
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], tables.tickets.tableArn);
  admin.allow(['dynamodb:Query'], `${tables.tickets.tableArn}/index/by-state`);
  const { orders, products, giftCodes: codes } = tables;
  admin.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], orders.tableArn);
  admin.allow(['dynamodb:Query'], `${orders.tableArn}/index/by-status`);
  // An order that is undone gives its pieces back.
  admin.allow(['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'], products.tableArn);
  const writes = ['PutItem', 'UpdateItem', 'DeleteItem'].map((name) => `dynamodb:${name}`);
  admin.allow(['dynamodb:BatchGetItem', 'dynamodb:Query', ...writes], codes.tableArn);
  admin.allow(['dynamodb:Query'], `${codes.tableArn}/index/by-left`);
  giftCodes.allowSealing(admin);
  // The seed of a new draw is put away, and never looked at.
  admin.allow(['dynamodb:PutItem'], tables.drawSeeds.tableArn);
  const planning = ['GetItem', 'Query', 'PutItem', 'UpdateItem'].map((name) => `dynamodb:${name}`);
  admin.allow(planning, tables.randomPrizes.tableArn);
  // Whoever runs the desk finds players, and sees what is theirs.
  admin.allow(['dynamodb:GetItem'], tables.players.tableArn);
  // Whoever is taken out of a group and has no wallet gets one, in which their sign-ins end.
  admin.allow(['dynamodb:PutItem'], tables.players.tableArn);
  admin.allow(['dynamodb:Query'], `${tables.players.tableArn}/index/by-name`);
  admin.allow(['dynamodb:Query'], orders.tableArn, tables.purchases.tableArn, tables.notices.tableArn);
  admin.allow(['dynamodb:BatchGetItem', 'dynamodb:GetItem'], tables.metrics.tableArn);
  const groups = ['AdminAddUserToGroup', 'AdminListGroupsForUser', 'AdminRemoveUserFromGroup'];
  const reads = ['ListUsers', 'ListUsersInGroup'];
  const inThePool = [...reads, 'AdminUserGlobalSignOut', ...groups].map((name) => `cognito-idp:${name}`);
  admin.allow(inThePool, userPool.userPoolArn);
  // Superadmins hear of what one of them asks for.
  admin.allow(['sqs:SendMessage'], notices.queueArn);
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], tables.approvals.tableArn);
  // What was done is written and read, never changed.
  admin.allow(['dynamodb:PutItem', 'dynamodb:Query'], tables.audit.tableArn);
  const indexes = ['by-actor', 'by-subject', 'by-player'].map(
    (name) => `${tables.audit.tableArn}/index/${name}`,
  );
  admin.allow(['dynamodb:Query'], ...indexes);
  const { affiliates } = tables;
  admin.allow(
    ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem', 'Query'].map((name) => `dynamodb:${name}`),
    affiliates.tableArn,
  );
  admin.allow(['dynamodb:Query'], `${affiliates.tableArn}/index/by-partition`);
  // Accounts that may be one person's are listed and judged, and a letter tells a home.
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], tables.traits.tableArn);
  admin.allow(['dynamodb:Query'], `${tables.traits.tableArn}/index/by-review`);
  // A friend who was invited may be all that somebody waits for.
  admin.allow(['dynamodb:UpdateItem'], tables.referrals.tableArn);
  admin.allow(['s3:GetObject'], `${bucket.bucketArn}/identity/*`);
  acknowledgeKeys(admin.ownRole, bucket, 'identity/*', 'a reviewer looks at documents of any player');
  admin.allow(['s3:GetObject'], `${bucket.bucketArn}/uploads/*`);
  acknowledgeKeys(admin.ownRole, bucket, 'uploads/*', 'any admin may have uploaded the picture to check');
  // Without it a missing upload would look like a secret one.
  admin.allow(['s3:ListBucket'], bucket.bucketArn);
  admin.allow(['s3:PutObject'], `${bucket.bucketArn}/media/products/*`);
  acknowledgeKeys(admin.ownRole, bucket, 'media/products/*', 'a picture is named by its content');
  return admin;
}
