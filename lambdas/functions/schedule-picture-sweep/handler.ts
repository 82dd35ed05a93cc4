import { sweepPictures } from '#lambdas/catalog/sweep-pictures';
import { sweepPicturesDependencies } from './dependencies';

export const handler = sweepPictures(sweepPicturesDependencies());
