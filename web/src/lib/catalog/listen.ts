import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { catalog } from './catalog';

/**
 * Subscribes to a GraphQL subscription.
 *
 * @param onRefused  called with the failure when the subscription has ended; the library itself repairs interruptions
 * @returns unsubscribes
 */
export function listen<Data, Variables extends OperationVariables>(
  { query, variables }: { query: TypedDocumentNode<Data, Variables>; variables: Variables },
  onData: (data: Data) => void,
  onRefused: (failure: unknown) => void,
): () => void {
  let failure: unknown = null;
  const subscription = catalog
    .subscribe<Data, OperationVariables>({ query, variables, fetchPolicy: 'no-cache' })
    .subscribe({
      // Apollo delivers every failure as a value. After a faulty message the stream continues; after a refusal it completes.
      next({ data, error }) {
        if (error) failure = error;
        if (data) onData(data as Data);
      },
      complete: () => onRefused(failure),
    });
  return () => subscription.unsubscribe();
}
