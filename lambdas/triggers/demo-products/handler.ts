import { demoProductsDependencies } from '../../dependencies/shop';
import { createDemoProducts } from './create-demo-products';

export const handler = createDemoProducts(demoProductsDependencies());
