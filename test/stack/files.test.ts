import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyStage, synthesizeByTitle } from './every-stage';
import { permissionsOf } from './permissions';
import { idOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import { siteOrigin, type SynthesizedStage, synthesizeStage } from './synthesize-stage';

let local: SynthesizedStage;
let prod: SynthesizedStage;

beforeAll(() => {
  local = synthesizeStage('local');
  prod = synthesizeStage('prod');
});

const bucketOf = (stage: SynthesizedStage) => onlyOfType(stage, 'AWS::S3::Bucket', 'FilesBucket');

it('is a private, encrypted bucket whose files belong to the account alone', () => {
  const [id, { Properties }] = bucketOf(prod);

  expect(id).toBe('FilesBucket7C17EE2E');
  expect(Properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
    },
  });
});

it('is retained after the stack on every stage', () => {
  for (const stage of [local, prod]) {
    const [, bucket] = bucketOf(stage);

    expect(bucket).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  }
});

it("allows pages of the stage's own site and of no other", () => {
  const [, { Properties }] = bucketOf(prod);

  const { CorsRules } = Properties['CorsConfiguration'] as { CorsRules: Record<string, unknown>[] };
  expect(CorsRules).toHaveLength(1);
  expect(CorsRules[0]).toMatchObject({
    AllowedOrigins: [siteOrigin],
    AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
    AllowedHeaders: ['*'],
    ExposedHeaders: ['ETag', 'x-amz-request-id'],
  });
});

it('expires unchecked uploads, exports and quarantined files after a day, and nothing else', () => {
  const [, { Properties }] = bucketOf(prod);

  expect(Properties['LifecycleConfiguration']).toEqual({
    Rules: [
      { Prefix: 'uploads/', ExpirationInDays: 1, Status: 'Enabled' },
      { Prefix: 'exports/', ExpirationInDays: 1, Status: 'Enabled' },
      { Prefix: 'quarantine/', ExpirationInDays: 1, Status: 'Enabled' },
      { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
    ],
  });
});

it('keeps no older versions, so that deletions are final, as erased accounts are promised', () => {
  for (const stage of [local, prod]) {
    const [, { Properties }] = bucketOf(stage);

    for (const property of ['VersioningConfiguration', 'ObjectLockEnabled', 'ObjectLockConfiguration'])
      expect(Properties).not.toHaveProperty(property);
  }
});

it('denies access without TLS and overwriting of documents and files of tickets, and lets the distribution only read', () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::S3::BucketPolicy', 'FilesBucketPolicy');

  const { Statement } = renderIntrinsics(Properties['PolicyDocument']) as {
    Statement: { Effect: string; Action: unknown; Condition: unknown; Resource: unknown }[];
  };
  expect(Statement.map(({ Effect, Action }) => [Effect, Action])).toEqual([
    ['Deny', 's3:*'],
    ['Deny', 's3:PutObject'],
    ['Allow', 's3:GetObject'],
  ]);
  expect(Statement[0]?.Condition).toEqual({ Bool: { 'aws:SecureTransport': 'false' } });
  expect(Statement[1]).toMatchObject({
    Principal: { AWS: '*' },
    Resource: ['${FilesBucket7C17EE2E.Arn}/attachments/*', '${FilesBucket7C17EE2E.Arn}/identity/*'],
    Condition: { Null: { 's3:if-none-match': 'true' } },
  });
});

it('holds the pictures of the seeded products locally, where nothing was uploaded', () => {
  const [bucketId] = bucketOf(local);
  const [seeds] = ofType(local, 'Custom::CDKBucketDeployment').filter(
    ([, { Properties }]) => idOf(Properties['DestinationBucketName']) === bucketId,
  );

  const [key = ''] = seeds?.[1].Properties['SourceObjectKeys'] as string[];
  const published = readdirSync(join(local.folder, `asset.${key.replace(/\.zip$/, '')}`));
  expect(seeds?.[1].Properties).toMatchObject({
    DestinationBucketKeyPrefix: 'media/products',
    Prune: false,
    SystemMetadata: { 'cache-control': 'max-age=86400' },
  });
  expect(published.length).toBeGreaterThan(0);
  expect(published.sort()).toEqual(readdirSync('content/media/products').sort());
});

/** Locally the CDK's own function, which publishes the seeded pictures, has access to the whole bucket. */
const deployedStages = everyStage.filter(([, name]) => name !== 'local');

describe.each(deployedStages)('files of players in %s', (title) => {
  const bucket = '${FilesBucket7C17EE2E.Arn}';
  const someDocument = `${bucket}/identity/mei/passport/0a1b`;
  const someAttachment = `${bucket}/attachments/mei/ticket_file/0a1b`;

  /** Roles whose policies allow an action on a resource. */
  function rolesThatMay(action: string, resource = someDocument): string[] {
    const stage = synthesizeByTitle(title);
    return ofType(stage, 'AWS::IAM::Role')
      .filter(([id]) => permissionsOf(stage, id).some((line) => covers(line, action, resource)))
      .map(([id]) => id.replace(/Role[0-9A-F]{8}$/, ''));
  }

  /** A permission ends with its action and its resource; either may contain wildcards. */
  function covers(permission: string, action: string, resource: string): boolean {
    const [actions = '', resources = ''] = permission.split(' ').slice(-2);
    return matches(actions, action) && matches(resources, resource);
  }

  const matches = (pattern: string, text: string) =>
    new RegExp(`^${pattern.replaceAll(/[$.{}]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);

  it('attachments are written by the file check alone, and read by the function of accounts, which signs links', () => {
    expect(rolesThatMay('s3:PutObject', someAttachment)).toEqual(['IdentityChecksReceive']);
    expect(rolesThatMay('s3:GetObject', someAttachment)).toEqual(['PlayFabOpsAccount']);
    expect(rolesThatMay('s3:DeleteObject', someAttachment).sort()).toEqual([
      'AccountDeletionDelete',
      'IdentityChecksReceive',
    ]);
  });

  it('documents are written by the file check alone, and deleted by it and the account deletion alone', () => {
    expect(rolesThatMay('s3:PutObject')).toEqual(['IdentityChecksReceive']);
    expect(rolesThatMay('s3:DeleteObject').sort()).toEqual([
      'AccountDeletionDelete',
      'IdentityChecksReceive',
    ]);
    expect(rolesThatMay('s3:GetObject').sort()).toEqual(['AccountExportsMake', 'PlayFabOpsAdmin']);
  });

  it('are in a bucket whose policy and lifecycle no role of the stack may change', () => {
    for (const action of [
      'PutBucketPolicy',
      'DeleteBucketPolicy',
      'PutLifecycleConfiguration',
      'DeleteBucket',
    ])
      expect(rolesThatMay(`s3:${action}`, bucket)).toEqual([]);
  });
});
