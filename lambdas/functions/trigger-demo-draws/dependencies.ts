import { createAuditStore } from '#lambdas/audit/stores/audit-store';
import type { PlanDrawsDependencies } from '#lambdas/draws/plan-draws';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { now, pause } from '#lambdas/runtime/composition/clock';
import { productStore } from '#lambdas/runtime/composition/products';
import { plannedRandomPrizes } from '#lambdas/runtime/composition/random-prizes';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

/** Dependencies that open draws on a stage with demo accounts. */
export function demoDrawsDependencies(): PlanDrawsDependencies {
  const client = dynamoDb();
  return {
    ...plannedRandomPrizes(client),
    products: productStore(client, createLog('demo-draws')),
    audit: createAuditStore(client, setting('AUDIT_TABLE'), now),
    pause,
    now,
  };
}
