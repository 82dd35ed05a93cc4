import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stage';

/** The lines hold addresses of visitors, so they go sooner than other logs may. */
const longestKeptDays = 90;

/** Who asked the site and the other buckets for what. Writing costs nothing, S3 and CloudFront do it by themselves. */
export class AccessLogs extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      // CloudFront delivers by an access list, so here alone lists count; what it delivers is ours all the same.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(Math.min(stage.logRetentionDays, longestKeptDays)) }],
      // The CDK's class and interface differ in how they spell an optional property, which our compiler minds.
    }) as IBucket;
  }
}
