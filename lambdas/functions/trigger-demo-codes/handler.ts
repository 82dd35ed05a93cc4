import { addDemoCodes } from '#lambdas/gift-codes/add-demo-codes';
import { demoCodesDependencies } from './dependencies';

export const handler = addDemoCodes(demoCodesDependencies());
