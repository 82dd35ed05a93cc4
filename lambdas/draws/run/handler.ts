import { drawDependencies } from '../../dependencies/chances';
import { runDraws } from '../run-draws';

export const handler = runDraws(drawDependencies());
