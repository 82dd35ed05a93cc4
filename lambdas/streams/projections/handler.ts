import { projectionsDependencies } from '../../dependencies/streams';
import { project } from './project';

export const handler = project(projectionsDependencies());
