import { sweepBuilds } from '#lambdas/builds/sweep-builds';
import { sweepBuildsDependencies } from './dependencies';

export const handler = sweepBuilds(sweepBuildsDependencies());
