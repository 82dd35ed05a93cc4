import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { type ListDependencies, listProducts } from './list-products';
import { project } from './project';
import type { ProjectDependencies } from './project-rows';
import type { RecountAffiliateDependencies } from './recount-affiliate';

/**
 * Tells the two streams that this function reads apart: a batch is of one of them, and products alone have an id for their key. What
 * a person asks for is a matter of the figures.
 */
export function followStreams(
  dependencies: ProjectDependencies & ListDependencies & RecountAffiliateDependencies,
) {
  const projectFigures = project(dependencies);
  return async (
    event: unknown,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<Awaited<ReturnType<typeof projectFigures>> | DynamoDBBatchResponse> =>
    isOfProducts(event)
      ? listProducts(dependencies, dependencies.readRows(event))
      : projectFigures(event, context);
}

function isOfProducts(event: unknown): event is DynamoDBStreamEvent {
  const { Records } = (event ?? {}) as Partial<DynamoDBStreamEvent>;
  return Array.isArray(Records) && Records.length > 0 && Records[0]?.dynamodb?.Keys?.['id'] !== undefined;
}
