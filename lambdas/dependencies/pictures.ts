import { dynamoDb, s3 } from '#stores/aws-clients';
import { createPicturedProducts } from '#stores/pictured-products';
import { createPublishedPictures } from '#stores/published-pictures';
import { numericSetting, setting } from '../environment';
import type { SweepPicturesDependencies } from '../pictures/sweep-pictures';
import { now } from './clock';

/** What removes pictures that no product shows. */
export function sweepPicturesDependencies(): SweepPicturesDependencies {
  return {
    pictures: createPublishedPictures(s3(), setting('FILES_BUCKET')),
    products: createPicturedProducts(dynamoDb(), setting('PRODUCTS_TABLE')),
    now,
    keptDays: numericSetting('PICTURES_KEPT_DAYS', { atLeast: 0 }),
  };
}
