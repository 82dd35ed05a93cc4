import { projectionsDependencies } from '../../dependencies';
import { project } from './project';

export const handler = project(projectionsDependencies());
