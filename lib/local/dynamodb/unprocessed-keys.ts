import { fields } from './request-fields';

interface Split {
  /** The request without the unprocessed keys. */
  readonly processed: object;
  /** Undefined when the request has at most one key per table: DynamoDB never returns a batch without any item read. */
  readonly unprocessed: Readonly<Record<string, object>> | undefined;
}

/**
 * Leaves half of the keys of one table out of a `BatchGetItem`, as a throttled table does. The unprocessed keys can
 * be sent again as `RequestItems`, with their projection and consistency.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html, for `UnprocessedKeys`
 */
export function leaveUnprocessed(request: object): Split {
  const requested = fields((request as { RequestItems?: unknown }).RequestItems);
  for (const [table, entry] of Object.entries(requested)) {
    const { Keys: keys } = fields(entry);
    if (!Array.isArray(keys) || keys.length < 2) continue;
    const half = Math.ceil(keys.length / 2);
    const entryOf = (of: unknown[]) => ({ ...fields(entry), Keys: of });
    return {
      processed: {
        ...request,
        RequestItems: { ...requested, [table]: entryOf(keys.slice(0, half)) },
      },
      unprocessed: { [table]: entryOf(keys.slice(half)) },
    };
  }
  return { processed: request, unprocessed: undefined };
}
