import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { acknowledgeKeys } from './acknowledge';
import { NodeFunction } from './node-function';

/** How long an open tab of a replaced build still finds all its files. */
const retentionDays = 30;

/** Folders of files that a build refers to; pages, which every deployment replaces, are elsewhere. */
const removable = ['assets/*', 'frame-games/*', 'unity-frame/*', 'builds/meta/*'];

/** Removes the files of old site builds once a day. A lifecycle rule knows dates only, not what the latest build needs. */
export class BuildSweep extends Construct {
  constructor(scope: Construct, id: string, { stage, bucket }: { stage: Stage; bucket: IBucket }) {
    super(scope, id);
    const sweep = new NodeFunction(this, 'Sweep', {
      stage,
      entry: 'lambdas/functions/schedule-build-sweep/handler.ts',
      description: 'Deletes the files of old site builds',
      environment: { SITE_BUCKET: bucket.bucketName, BUILDS_KEPT_DAYS: String(retentionDays) },
      // A month has some hundred builds, and files are deleted one by one.
      timeout: Duration.minutes(5),
    });
    sweep.allow(['s3:ListBucket'], bucket.bucketArn);
    sweep.allow(
      ['s3:GetObject'],
      ...['builds/latest.json', 'builds/meta/*'].map((keys) => `${bucket.bucketArn}/${keys}`),
    );
    sweep.allow(['s3:DeleteObject'], ...removable.map((keys) => `${bucket.bucketArn}/${keys}`));
    for (const keys of removable)
      acknowledgeKeys(sweep.ownRole, bucket, keys, 'it deletes the files of any old build');
    new Rule(this, 'Daily', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [new LambdaFunction(sweep)],
    });
  }
}
