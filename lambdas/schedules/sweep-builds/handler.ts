import { sweepBuilds } from '../../builds/sweep-builds';
import { sweepBuildsDependencies } from '../../dependencies/builds';

export const handler = sweepBuilds(sweepBuildsDependencies());
