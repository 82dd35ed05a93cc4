import { createDemoProducts } from '#lambdas/catalog/create-demo-products';
import { demoProductsDependencies } from './dependencies';

export const handler = createDemoProducts(demoProductsDependencies());
