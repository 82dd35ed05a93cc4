import { drawDependencies } from '../../dependencies/random-prizes';
import { runDraws } from '../run-draws';

export const handler = runDraws(drawDependencies());
