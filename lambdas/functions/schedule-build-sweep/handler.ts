import { sweepBuilds } from '#lambdas/builds/sweep-builds';
import { createLog } from '#lambdas/runtime/log';
import { logFailedRuns } from '#lambdas/runtime/log-failed-runs';
import { sweepBuildsDependencies } from './dependencies';

export const handler = logFailedRuns(createLog('sweep-builds'), sweepBuilds(sweepBuildsDependencies()));
