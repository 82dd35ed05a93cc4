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

/** The lines contain visitors' addresses, so they expire sooner than other logs. */
const maxRetentionDays = 90;

/** Access logs of the site and the other buckets. S3 and CloudFront deliver them without charge. */
export class AccessLogs extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      // CloudFront delivers log files through an ACL, so this bucket alone accepts ACLs; the bucket owner still owns what is delivered.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(Math.min(stage.logRetentionDays, maxRetentionDays)) }],
      // The CDK's class and interface declare an optional property differently, which `exactOptionalPropertyTypes` rejects.
    }) as IBucket;
  }
}
