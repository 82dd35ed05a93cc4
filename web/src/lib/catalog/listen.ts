import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { catalog } from './catalog';

/**
 * Listens to a subscription.
 *
 * @param onRefused  told why nothing will be told any more; interruptions are repaired by the library itself
 * @returns stops listening
 */
export function listen<Data, Variables extends OperationVariables>(
  { query, variables }: { query: TypedDocumentNode<Data, Variables>; variables: Variables },
  onReported: (data: Data) => void,
  onRefused: (failure: unknown) => void,
): () => void {
  let failure: unknown = null;
  const subscription = catalog
    .subscribe<Data, OperationVariables>({ query, variables, fetchPolicy: 'no-cache' })
    .subscribe({
      // Apollo makes a value of every failure. One of a single message is followed by others, a refusal by the end.
      next({ data, error }) {
        if (error) failure = error;
        if (data) onReported(data as Data);
      },
      complete: () => onRefused(failure),
    });
  return () => subscription.unsubscribe();
}
