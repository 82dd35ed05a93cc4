import type { Construct } from 'constructs';
import { acknowledgeKeys } from '../acknowledge';
import { NodeFunction } from '../node-function';
import { allowPayments, paymentEnvironment } from '../payments';
import type { ApiFunctionProps } from './player-function';

/** Serves admins. It never acts for its caller's own wallet, so it opens none. */
export function createAdminFunction(
  scope: Construct,
  { stage, tables, giftCodes, identity: { userPool }, files: { bucket }, notices }: ApiFunctionProps,
): NodeFunction {
  const admin = new NodeFunction(scope, 'Admin', {
    stage,
    entry: 'lambdas/functions/api-admin/handler.ts',
    description: 'Admin API: players, orders, reviews, approvals, and everything else but editing products',
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
      ...paymentEnvironment(stage, tables),
      NOTES_TABLE: tables.notes.tableName,
      NOTICES_TABLE: tables.notices.tableName,
      NOTICES_QUEUE_URL: notices.queueUrl,
      METRICS_TABLE: tables.metrics.tableName,
      USER_POOL_ID: userPool.userPoolId,
      SITE_ORIGIN: stage.siteOrigin,
      READS_PER_SECOND: String(stage.play.readsPerSecond),
      IDENTITY_CHECK_ABOVE: String(stage.store.identityCheckAbove),
      LEAST_MYSTERY_WORTH_PERCENT: String(stage.store.leastMysteryWorthPercent),
    },
  });
  const { wallets, ledger } = tables;
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], ledger.tableArn);
  admin.allow(['dynamodb:Query'], `${ledger.tableArn}/index/by-kind`);
  const ofEntries = ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'].map((name) => `dynamodb:${name}`);
  admin.allow(ofEntries, tables.freeEntries.tableArn);
  const { identityChecks } = tables;
  // A date of birth changes only while the check that was read is unchanged, and nothing is written about a player whose account closes at
  // the same time. Equal actions share a statement: a role's policies may have 10,240 characters.
  admin.allow(
    ['GetItem', 'PutItem', 'ConditionCheckItem'].map((name) => `dynamodb:${name}`),
    wallets.tableArn,
    identityChecks.tableArn,
  );
  admin.allow(['dynamodb:Query'], `${identityChecks.tableArn}/index/by-queue`);
  // Tickets of a player are queried in the table itself.
  const ofTickets = ['BatchGetItem', 'GetItem', 'PutItem', 'Query'].map((name) => `dynamodb:${name}`);
  admin.allow(ofTickets, tables.tickets.tableArn);
  admin.allow(['dynamodb:Query'], `${tables.tickets.tableArn}/index/by-state`);
  const { orders, products, giftCodes: codes } = tables;
  admin.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], orders.tableArn);
  admin.allow(['dynamodb:Query'], `${orders.tableArn}/index/by-status`);
  // Canceling an order returns its pieces to stock.
  admin.allow(['dynamodb:BatchGetItem', 'dynamodb:UpdateItem'], products.tableArn);
  // The overview counts products that are about to sell out.
  admin.allow(['dynamodb:Query'], `${products.tableArn}/index/by-listing`);
  const writes = ['PutItem', 'UpdateItem', 'DeleteItem'].map((name) => `dynamodb:${name}`);
  admin.allow(['dynamodb:BatchGetItem', 'dynamodb:Query', ...writes], codes.tableArn);
  admin.allow(['dynamodb:Query'], `${codes.tableArn}/index/by-left`);
  giftCodes.allowSealing(admin);
  // The function stores the seed of a new draw and can never read it.
  admin.allow(['dynamodb:PutItem'], tables.drawSeeds.tableArn);
  const planning = ['GetItem', 'Query', 'PutItem', 'UpdateItem'].map((name) => `dynamodb:${name}`);
  admin.allow(planning, tables.randomPrizes.tableArn);
  // The overview counts open draws.
  admin.allow(['dynamodb:Query'], `${tables.randomPrizes.tableArn}/index/by-due`);
  // Admins search players and view their data.
  admin.allow(['dynamodb:BatchGetItem', 'dynamodb:GetItem'], tables.players.tableArn);
  // A user who is removed from a group and has no wallet gets one, which records the end of their sign-ins.
  admin.allow(['dynamodb:PutItem'], tables.players.tableArn);
  admin.allow(
    ['dynamodb:Query'],
    ...['by-name', 'by-opening'].map((name) => `${tables.players.tableArn}/index/${name}`),
    `${wallets.tableArn}/index/by-restriction`,
  );
  admin.allow(['dynamodb:Query'], orders.tableArn, tables.purchases.tableArn, tables.notices.tableArn);
  admin.allow(['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'], tables.metrics.tableArn);
  const groups = ['AdminAddUserToGroup', 'AdminListGroupsForUser', 'AdminRemoveUserFromGroup'];
  const reads = ['ListUsers', 'ListUsersInGroup'];
  const inThePool = [...reads, 'AdminUserGlobalSignOut', ...groups].map((name) => `cognito-idp:${name}`);
  admin.allow(inThePool, userPool.userPoolArn);
  // Superadmins are notified when one of them makes a request.
  admin.allow(['sqs:SendMessage'], notices.queueArn);
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], tables.approvals.tableArn);
  // Audit entries are written and read, never changed.
  admin.allow(['dynamodb:PutItem', 'dynamodb:Query'], tables.audit.tableArn);
  const indexes = ['by-actor', 'by-subject', 'by-player'].map(
    (name) => `${tables.audit.tableArn}/index/${name}`,
  );
  admin.allow(['dynamodb:Query'], ...indexes);
  // Notes of admins are written and read, never changed.
  admin.allow(['dynamodb:PutItem', 'dynamodb:Query'], tables.notes.tableArn);
  const { affiliates } = tables;
  admin.allow(
    ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem', 'Query'].map((name) => `dynamodb:${name}`),
    affiliates.tableArn,
  );
  admin.allow(['dynamodb:Query'], `${affiliates.tableArn}/index/by-partition`);
  // Admins list and review accounts that may belong to one person, and a mail-in entry reveals a home address.
  // A superadmin refunds a purchase through the payment provider.
  allowPayments(admin, stage, tables);
  admin.allow(['dynamodb:Query'], `${tables.traits.tableArn}/index/by-review`);
  // The invitee's progress may be all that the referrer's reward waits for.
  admin.allow(['dynamodb:UpdateItem'], tables.referrals.tableArn);
  admin.allow(['s3:GetObject'], `${bucket.bucketArn}/identity/*`);
  acknowledgeKeys(admin.ownRole, bucket, 'identity/*', 'a reviewer can open the documents of any player');
  admin.allow(['s3:GetObject'], `${bucket.bucketArn}/uploads/*`);
  acknowledgeKeys(admin.ownRole, bucket, 'uploads/*', 'any admin may have uploaded the picture it checks');
  // Without it S3 reports a missing upload as forbidden.
  admin.allow(['s3:ListBucket'], bucket.bucketArn);
  admin.allow(['s3:PutObject'], `${bucket.bucketArn}/media/products/*`);
  acknowledgeKeys(
    admin.ownRole,
    bucket,
    'media/products/*',
    'the name of a picture is derived from its content',
  );
  return admin;
}
