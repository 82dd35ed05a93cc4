import { openDemoDraws } from '#lambdas/draws/demo/open-demo-draws';
import { demoDrawsDependencies } from './dependencies';

export const handler = openDemoDraws(demoDrawsDependencies());
