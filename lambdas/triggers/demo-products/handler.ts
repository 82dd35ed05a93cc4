import { demoProductsDependencies } from '../../dependencies';
import { createDemoProducts } from './create-demo-products';

export const handler = createDemoProducts(demoProductsDependencies());
