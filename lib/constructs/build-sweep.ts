import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { acknowledgeKeys } from './acknowledge';
import { NodeFunction } from './node-function';

/** So long a tab may stay open on a build that was replaced, and still find all its parts. */
const keptDays = 30;

/** Where files lie that a build names; pages, which every publishing replaces, are elsewhere. */
const removable = ['assets/*', 'frame-games/*', 'unity-frame/*', 'builds/meta/*'];

/** Removes the files of old builds of the site once a day. A lifecycle rule could not: it knows dates, not what the latest build needs. */
export class BuildSweep extends Construct {
  constructor(scope: Construct, id: string, { stage, bucket }: { stage: Stage; bucket: IBucket }) {
    super(scope, id);
    const sweep = new NodeFunction(this, 'Sweep', {
      stage,
      entry: 'lambdas/functions/schedule-build-sweep/handler.ts',
      description: 'Removes files of builds that were replaced long ago',
      environment: { SITE_BUCKET: bucket.bucketName, BUILDS_KEPT_DAYS: String(keptDays) },
      // Some hundred builds a month, and each file goes by itself.
      timeout: Duration.minutes(5),
    });
    sweep.allow(['s3:ListBucket'], bucket.bucketArn);
    sweep.allow(
      ['s3:GetObject'],
      ...['builds/latest.json', 'builds/meta/*'].map((keys) => `${bucket.bucketArn}/${keys}`),
    );
    sweep.allow(['s3:DeleteObject'], ...removable.map((keys) => `${bucket.bucketArn}/${keys}`));
    for (const keys of removable)
      acknowledgeKeys(sweep.ownRole, bucket, keys, 'the files of any build may have to go');
    new Rule(this, 'Daily', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [new LambdaFunction(sweep)],
    });
  }
}
