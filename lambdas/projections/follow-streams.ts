import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { RecountAffiliateDependencies } from '#lambdas/affiliates/recount-affiliate';
import { type AuditDependencies, auditProducts } from '#lambdas/audit/audit-products';
import { type ListDependencies, listProducts } from '#lambdas/catalog/list-products';
import type { CloseDaysDependencies } from '#lambdas/metrics/close-days';
import { countOrders, type CountOrdersDependencies } from '#lambdas/metrics/count-orders';
import { project } from './project';
import type { ProjectDependencies } from './project-rows';

/**
 * Dispatches the three streams of this function by their keys: a batch comes from one of them. Requests of an operator or a schedule concern the metrics.
 */
export function followStreams(
  dependencies: ProjectDependencies &
    CloseDaysDependencies &
    ListDependencies &
    AuditDependencies &
    CountOrdersDependencies &
    RecountAffiliateDependencies,
) {
  const projectMetrics = project(dependencies);
  return async (
    event: unknown,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<Awaited<ReturnType<typeof projectMetrics>> | DynamoDBBatchResponse> => {
    if (hasKeys(event, 'id')) return followProducts(event);
    if (hasKeys(event, 'id,player')) return countOrders(dependencies, dependencies.readRows(event));
    return projectMetrics(event, context);
  };

  /** Both consumers accept repeated rows, so the batch is retried from the first row that one of them needs. */
  async function followProducts(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
    const rows = dependencies.readRows(event);
    const followed = await Promise.all([auditProducts(dependencies, rows), listProducts(dependencies, rows)]);
    return { batchItemFailures: followed.flatMap(({ batchItemFailures }) => batchItemFailures) };
  }
}

/** Whether an event is a batch of the table with these keys. */
function hasKeys(event: unknown, keys: string): event is DynamoDBStreamEvent {
  const { Records } = (event ?? {}) as Partial<DynamoDBStreamEvent>;
  if (!Array.isArray(Records)) return false;
  return (
    Object.keys(Records[0]?.dynamodb?.Keys ?? {})
      .sort()
      .join() === keys
  );
}
