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

/** The variable that IAM replaces by the caller's id in the identity pool. */
const identityId = '${cognito-identity.amazonaws.com:sub}';

/**
 * Files that are not the site's own: pictures of products and whatever people upload.
 *
 * | prefix                  | who reads        | who writes                               |
 * | ----------------------- | ---------------- | ---------------------------------------- |
 * | `media/`                | everybody by a key they know, admins list | the picture check alone, admins remove |
 * | `uploads/<identity>/`   | the picture check| admins, each under their own identity    |
 * | `uploads/avatars/<player>` | the account   | whoever has a form signed for it, a small picture |
 * | `avatars/<player>`      | the account      | the account                              |
 * | `exports/<player>/`     | its player, by a link that was signed for them | what makes the file      |
 * | `quarantine/<player>/`  | the file check   | whoever has a form signed for one file   |
 * | `identity/<player>/`    | reviewers        | the file check, never over what is there |
 *
 * No prefix has an Object Lock. It needs versions, which a bucket cannot lay aside again: whatever is deleted, expires or is replaced here
 * would stay as an older version, the files of an erased account among them.
 */
export class Files extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, props: { stage: Stage; accessLogs: AccessLogs }) {
    super(scope, id);
    const { stage, accessLogs } = props;
    // Kept when a stage is removed, as the site's bucket is: emptying it would take a function that may delete all.
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
        // Whatever was uploaded and never checked; a checked picture has left this prefix.
        { prefix: 'uploads/', expiration: Duration.days(1) },
        // The data of a player, for whoever asked for it.
        { prefix: 'exports/', expiration: Duration.days(1) },
        // A file that nobody could look at, as one of a document that was never asked for.
        { prefix: 'quarantine/', expiration: Duration.days(1) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    }) as IBucket;
    // The CDK's own way would be a function that may change every notification of the bucket.
    (this.bucket.node.defaultChild as CfnBucket).notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    };
    this.bucket.addToResourcePolicy(neverOver(this.bucket, 'identity/*'));
    if (stage.demoAccounts) this.publishSeedPictures(stage);
  }

  /** What guests and everybody signed in may do: look at a picture whose key a product told them. */
  grantPublicReads(role: Role): void {
    this.allow(role, ['s3:GetObject'], 'media/*', 'whatever lies there is public, to guests as well');
  }

  /** Admins upload pictures to be checked, list pictures, those of inactive products among them, and take pictures away. */
  grantPictureCare(role: Role): void {
    allowListing(role, this.bucket, ['media/', 'media/*']);
    const reason = 'IAM puts the caller in, who names each picture';
    this.allow(role, ['s3:PutObject'], `uploads/${identityId}/*`, reason);
    this.allow(
      role,
      ['s3:DeleteObject'],
      'media/products/*',
      'an admin takes away the picture of any product',
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
      // By its size the CDK tells it from the function that publishes the site, whose role this one must not share.
      memoryLimit: 256,
    });
  }
}

/**
 * Lets nobody write over an object, with whatever rights: a write has to say that it expects nothing there. Uploads in parts cannot say so
 * when they begin, and are refused altogether.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html
 */
function neverOver(bucket: IBucket, keys: string): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['s3:PutObject'],
    resources: [`${bucket.bucketArn}/${keys}`],
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
