import { followStreams } from '#lambdas/projections/follow-streams';
import { projectionsDependencies } from './dependencies';

export const handler = followStreams(projectionsDependencies());
