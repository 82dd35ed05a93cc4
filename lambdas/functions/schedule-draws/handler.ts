import { runDraws } from '#lambdas/draws/run-draws';
import { drawDependencies } from './dependencies';

export const handler = runDraws(drawDependencies());
