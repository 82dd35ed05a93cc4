import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement, type Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { AccessLogs } from './access-logs';
import { acknowledgeKeys, acknowledgePublishing } from './acknowledge';
import { functionLogOf } from './function-log';
import { InlineRole } from './inline-role';

const seedPictures = fileURLToPath(new URL('../../content/media/products', import.meta.url));

/** The variable that IAM replaces with the caller's id in the identity pool. */
const identityId = '${cognito-identity.amazonaws.com:sub}';

/**
 * Files other than the site's own: product pictures and uploads.
 *
 * | prefix                  | who reads        | who writes                               |
 * | ----------------------- | ---------------- | ---------------------------------------- |
 * | `media/`                | everyone who knows the key; admins list | the picture check; admins remove |
 * | `uploads/<identity>/`   | the picture check| admins, each under their own identity    |
 * | `uploads/avatars/<player>` | the account   | holders of a signed form, small pictures only |
 * | `avatars/<player>`      | the account      | the account                              |
 * | `exports/<player>/`     | its player, by a signed link | the export function |
 * | `quarantine/<player>/`  | the file check   | holders of a form signed for one file |
 * | `identity/<player>/`    | reviewers        | the file check, without overwrites |
 * | `attachments/<player>/` | the ticket's player and admins, by a signed link | the file check, without overwrites |
 *
 * No prefix has an Object Lock. It requires versioning, which a bucket cannot turn off again: deleted, expired and replaced files would
 * stay as older versions, the files of an erased account included.
 */
export class Files extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, props: { stage: Stage; accessLogs: AccessLogs }) {
    super(scope, id);
    const { stage, accessLogs } = props;
    // Retained when a stage is removed, as the site's bucket is: emptying it would take a function with permission to delete everything.
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      serverAccessLogsBucket: accessLogs.bucket,
      serverAccessLogsPrefix: 'files/',
      cors: [
        {
          allowedOrigins: [stage.siteOrigin],
          allowedMethods: [
            HttpMethods.GET,
            HttpMethods.HEAD,
            HttpMethods.PUT,
            HttpMethods.POST,
            HttpMethods.DELETE,
          ],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag', 'x-amz-request-id'],
          maxAge: 7200,
        },
      ],
      lifecycleRules: [
        // Uploads that were never checked; a checked picture has left this prefix.
        { prefix: 'uploads/', expiration: Duration.days(1) },
        // Data exports of players.
        { prefix: 'exports/', expiration: Duration.days(1) },
        // Files that could not be checked, such as one of a document that was never requested.
        { prefix: 'quarantine/', expiration: Duration.days(1) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    }) as IBucket;
    // The CDK's own way would add a function that may change every notification of the bucket.
    (this.bucket.node.defaultChild as CfnBucket).notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    };
    this.bucket.addToResourcePolicy(denyOverwrites(this.bucket, ['identity/*', 'attachments/*']));
    if (stage.demoAccounts) this.publishSeedPictures(stage);
  }

  /** Lets guests and signed-in users read a picture whose key a product names. */
  grantPublicReads(role: Role): void {
    this.allow(role, ['s3:GetObject'], 'media/*', 'everything in this folder is public, also to guests');
  }

  /** Lets admins upload pictures for the check, list pictures, those of inactive products included, and remove pictures. */
  grantPictureCare(role: Role): void {
    allowListing(role, this.bucket, ['media/', 'media/*']);
    const reason = 'IAM inserts the caller’s identity, and the caller names each picture';
    this.allow(role, ['s3:PutObject'], `uploads/${identityId}/*`, reason);
    this.allow(
      role,
      ['s3:DeleteObject'],
      'media/products/*',
      'an admin can delete the picture of any product',
    );
  }

  /** @param reason  why the keys need a pattern */
  private allow(role: Role, actions: string[], keys: string, reason: string): void {
    allow(role, actions, `${this.bucket.bucketArn}/${keys}`);
    acknowledgeKeys(role, this.bucket, keys, reason);
  }

  private publishSeedPictures(stage: Stage): void {
    const logGroup = functionLogOf(this, stage);
    const role = new InlineRole(this, 'SeedPicturesRole', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    acknowledgePublishing(role, this.bucket);
    new BucketDeployment(this, 'SeedPictures', {
      sources: [Source.asset(seedPictures)],
      destinationBucket: this.bucket,
      destinationKeyPrefix: 'media/products',
      prune: false,
      retainOnDelete: true,
      cacheControl: [CacheControl.maxAge(Duration.days(1))],
      outputObjectKeys: false,
      role,
      logGroup,
      // The CDK shares publishing functions of equal memory. A size of its own keeps this role apart from that of the site's publishing
      // function.
      memoryLimit: 256,
    });
  }
}

/**
 * Denies every overwrite of an object, whatever the caller's permissions: a write must state that it expects no object there. Multipart
 * uploads cannot state that when they begin, and are denied altogether.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html
 */
function denyOverwrites(bucket: IBucket, keys: readonly string[]): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['s3:PutObject'],
    resources: keys.map((each) => `${bucket.bucketArn}/${each}`),
    conditions: { Null: { 's3:if-none-match': 'true' } },
  });
}

function allow(role: Role, actions: string[], resource: string): void {
  role.addToPrincipalPolicy(new PolicyStatement({ actions, resources: [resource] }));
}

function allowListing(role: Role, bucket: IBucket, prefixes: string[]): void {
  role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['s3:ListBucket'],
      resources: [bucket.bucketArn],
      conditions: { StringLike: { 's3:prefix': prefixes } },
    }),
  );
}
