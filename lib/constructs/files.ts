import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Stage } from '../stage';

const seedPictures = fileURLToPath(new URL('../../content/media/products', import.meta.url));

/** The variable that IAM replaces by the caller's id in the identity pool. */
const identityId = '${cognito-identity.amazonaws.com:sub}';

/**
 * Files that are not the site's own: pictures of products and whatever people upload.
 *
 * | prefix                  | who reads        | who writes                               |
 * | ----------------------- | ---------------- | ---------------------------------------- |
 * | `media/`                | everybody        | the picture check alone, admins remove   |
 * | `uploads/<identity>/`   | the picture check| admins, each under their own identity    |
 * | `private/<identity>/`   | its owner        | its owner                                |
 */
export class Files extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    // Kept when a stage is removed, as the site's bucket is: emptying it would take a function that may delete all.
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
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
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    }) as IBucket;
    if (stage.demoAccounts) this.publishSeedPictures(stage);
  }

  /** What guests and everybody signed in may do: look at what is public. */
  grantPublicReads(grantee: IGrantable): void {
    allow(grantee, ['s3:GetObject'], [`${this.bucket.bucketArn}/media/*`]);
    allowListing(grantee, this.bucket, ['media/', 'media/*']);
  }

  /** A person's own files, which nobody else sees. */
  grantOwnFiles(grantee: IGrantable): void {
    const own = `private/${identityId}/`;
    allow(grantee, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], [`${this.bucket.bucketArn}/${own}*`]);
    allowListing(grantee, this.bucket, [own, `${own}*`]);
  }

  /** Admins upload pictures to be checked, and take pictures away. */
  grantPictureUploads(grantee: IGrantable): void {
    const own = `${this.bucket.bucketArn}/uploads/${identityId}/*`;
    allow(grantee, ['s3:PutObject', 's3:AbortMultipartUpload'], [own]);
    allow(grantee, ['s3:DeleteObject'], [own, `${this.bucket.bucketArn}/media/products/*`]);
  }

  private publishSeedPictures({ logRetentionDays }: Stage): void {
    const logGroup = new LogGroup(this, 'SeedPicturesLog', {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'SeedPicturesRole', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
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

function allow(grantee: IGrantable, actions: string[], resources: string[]): void {
  grantee.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources }));
}

function allowListing(grantee: IGrantable, bucket: IBucket, prefixes: string[]): void {
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['s3:ListBucket'],
      resources: [bucket.bucketArn],
      conditions: { StringLike: { 's3:prefix': prefixes } },
    }),
  );
}
