import type { Construct } from 'constructs';
import { acknowledgeKeys } from '../acknowledge';
import { NodeFunction } from '../node-function';
import type { ApiFunctionProps } from './player-function';

/** Answers those who run the store. It never acts for its caller's own wallet, so it opens none. */
export function createAdminFunction(
  scope: Construct,
  { stage, tables, files: { bucket } }: ApiFunctionProps,
): NodeFunction {
  const admin = new NodeFunction(scope, 'Admin', {
    stage,
    entry: 'lambdas/play-fab-ops/admin/handler.ts',
    description: 'What those who run the store do beside editing products',
    environment: {
      ...tables.environment,
      AUDIT_TABLE: tables.audit.tableName,
      FILES_BUCKET: bucket.bucketName,
      FREE_ENTRIES_TABLE: tables.freeEntries.tableName,
      IDENTITY_CHECKS_TABLE: tables.identityChecks.tableName,
      REFERRALS_TABLE: tables.referrals.tableName,
      SITE_ORIGIN: stage.siteOrigin,
      READS_PER_SECOND: String(stage.play.readsPerSecond),
    },
  });
  const { wallets, ledger } = tables;
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
  admin.allow(['dynamodb:Query'], `${ledger.tableArn}/index/by-shelf`);
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], tables.freeEntries.tableArn);
  const { identityChecks } = tables;
  admin.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], identityChecks.tableArn);
  admin.allow(['dynamodb:Query'], `${identityChecks.tableArn}/index/by-queue`);
  // What was done is written and read, never changed.
  admin.allow(['dynamodb:PutItem', 'dynamodb:Query'], tables.audit.tableArn);
  const indexes = ['by-actor', 'by-subject', 'by-player'].map(
    (name) => `${tables.audit.tableArn}/index/${name}`,
  );
  admin.allow(['dynamodb:Query'], ...indexes);
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
