import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { pictureRules } from '#domain/rewards/picture-rules';
import type { Stage } from '../stage';
import { acknowledgeKeys } from './acknowledge';
import type { Files } from './files';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** Removes pictures that no product shows any more, once a day. */
export class PictureSweep extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { stage, tables, files }: { stage: Stage; tables: Tables; files: Files },
  ) {
    super(scope, id);
    const { bucket } = files;
    const sweep = new NodeFunction(this, 'Sweep', {
      stage,
      entry: 'lambdas/functions/schedule-picture-sweep/handler.ts',
      description: 'Deletes pictures that no product uses',
      environment: {
        PRODUCTS_TABLE: tables.products.tableName,
        FILES_BUCKET: bucket.bucketName,
        PICTURES_KEPT_DAYS: String(pictureRules.keptDays),
      },
      // 100,000 products are some hundred pages of their index.
      timeout: Duration.minutes(5),
    });
    sweep.allow(['dynamodb:Query'], `${tables.products.tableArn}/index/by-newest`);
    sweep.allow(['s3:ListBucket'], bucket.bucketArn);
    sweep.allow(['s3:DeleteObject'], `${bucket.bucketArn}/media/products/*`);
    acknowledgeKeys(sweep.ownRole, bucket, 'media/products/*', 'it deletes unused pictures of any product');
    new Rule(this, 'Daily', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [new LambdaFunction(sweep)],
    });
  }
}
