import type { DemoProductsDependencies } from '#lambdas/catalog/create-demo-products';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { now } from '#lambdas/runtime/composition/clock';
import { productStore } from '#lambdas/runtime/composition/products';
import { createLog } from '#lambdas/runtime/log';

export function demoProductsDependencies(): DemoProductsDependencies {
  return { products: productStore(dynamoDb(), createLog('demo-products')), now };
}
