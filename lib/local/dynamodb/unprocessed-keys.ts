import { fields } from '../iam/request-fields';

interface Split {
  /** The request without the keys that are left unprocessed. */
  readonly processed: object;
  /** Undefined where a request has one key for each table: DynamoDB never answers it with no item read at all. */
  readonly unprocessed: Readonly<Record<string, object>> | undefined;
}

/**
 * Leaves half of the keys of one table out of a `BatchGetItem`, as a throttled table does. What comes back can be sent again
 * as `RequestItems`, projection and consistency with it.
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
