import { sweepPictures } from '#lambdas/catalog/sweep-pictures';
import { createLog } from '#lambdas/runtime/log';
import { logFailedRuns } from '#lambdas/runtime/log-failed-runs';
import { sweepPicturesDependencies } from './dependencies';

export const handler = logFailedRuns(createLog('sweep-pictures'), sweepPictures(sweepPicturesDependencies()));
