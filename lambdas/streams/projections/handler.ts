import { projectionsDependencies } from '../../dependencies/streams';
import { followStreams } from './follow-streams';

export const handler = followStreams(projectionsDependencies());
