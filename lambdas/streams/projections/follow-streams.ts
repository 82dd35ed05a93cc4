import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { type AuditDependencies, auditProducts } from './audit-products';
import { type ListDependencies, listProducts } from './list-products';
import { project } from './project';
import type { ProjectDependencies } from './project-rows';
import type { RecountAffiliateDependencies } from './recount-affiliate';

/**
 * Tells the two streams that this function reads apart: a batch is of one of them, and products alone have an id for their key. What
 * a person asks for is a matter of the figures.
 */
export function followStreams(
  dependencies: ProjectDependencies & ListDependencies & AuditDependencies & RecountAffiliateDependencies,
) {
  const projectFigures = project(dependencies);
  return async (
    event: unknown,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<Awaited<ReturnType<typeof projectFigures>> | DynamoDBBatchResponse> =>
    isOfProducts(event) ? followProducts(event) : projectFigures(event, context);

  /** Either may be told of a row again, so the batch comes again from the first that one of them is in want of. */
  async function followProducts(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
    const rows = dependencies.readRows(event);
    const followed = await Promise.all([auditProducts(dependencies, rows), listProducts(dependencies, rows)]);
    return { batchItemFailures: followed.flatMap(({ batchItemFailures }) => batchItemFailures) };
  }
}

function isOfProducts(event: unknown): event is DynamoDBStreamEvent {
  const { Records } = (event ?? {}) as Partial<DynamoDBStreamEvent>;
  return Array.isArray(Records) && Records.length > 0 && Records[0]?.dynamodb?.Keys?.['id'] !== undefined;
}
