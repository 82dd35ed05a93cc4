import { createPicturedProducts } from '#lambdas/catalog/stores/pictured-products';
import { createPublishedPictures } from '#lambdas/catalog/stores/published-pictures';
import type { SweepPicturesDependencies } from '#lambdas/catalog/sweep-pictures';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { s3 } from '#lambdas/runtime/aws/s3';
import { now } from '#lambdas/runtime/composition/clock';
import { numericSetting, setting } from '#lambdas/runtime/environment';

export function sweepPicturesDependencies(): SweepPicturesDependencies {
  return {
    pictures: createPublishedPictures(s3(), setting('FILES_BUCKET')),
    products: createPicturedProducts(dynamoDb(), setting('PRODUCTS_TABLE')),
    now,
    keptDays: numericSetting('PICTURES_KEPT_DAYS'),
  };
}
