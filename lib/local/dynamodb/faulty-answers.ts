import type { Refusal } from '../http/aws-json';
import { fields } from './fields';
import { refuse } from './refusal';
import { allOrCanceled } from './writes/transact-write';

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html, for both reasons */
const messages = {
  ThrottlingException:
    'Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly. If exceptions persist, check if you have a hot key: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html.',
  ProvisionedThroughputExceededException:
    'The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.',
};

/**
 * Refuses a throttled request as DynamoDB does, with status 400. In a transaction one action is throttled and the
 * whole is canceled: the AWS SDK retries throttled requests by itself, but no canceled transaction.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
 *
 * @param random  two numbers from 0 up to 1, for the exception and the action
 */
export function refuseThrottled(request: unknown, random: readonly [number, number]): Refusal {
  const [kind, place] = random;
  const exception = kind < 0.5 ? 'ThrottlingException' : 'ProvisionedThroughputExceededException';
  const refusal = refuse(exception, messages[exception]);
  const { TransactItems: actions } = fields(request);
  if (!Array.isArray(actions) || actions.length === 0) return refusal;
  const throttled = Math.floor(place * actions.length);
  const canceled = allOrCanceled<object>(actions.map((_action, at) => (at === throttled ? refusal : {})));
  return canceled as Refusal;
}

/**
 * Leaves half of the keys of one table out of a `BatchGetItem`, as a throttled table does. The unprocessed keys can
 * be sent again as `RequestItems`, with their projection and consistency.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html, for `UnprocessedKeys`
 *
 * @returns the request without the unprocessed keys. None is left out when it has at most one key per table:
 *   DynamoDB never returns a batch without any item read
 */
export function leaveUnprocessed(request: object): { processed: object; unprocessed?: object } {
  const requested = fields(fields(request)['RequestItems']);
  for (const [table, entry] of Object.entries(requested)) {
    const { Keys: keys } = fields(entry);
    if (!Array.isArray(keys) || keys.length < 2) continue;
    const half = Math.ceil(keys.length / 2);
    const entryOf = (of: unknown[]) => ({ ...fields(entry), Keys: of });
    return {
      processed: { ...request, RequestItems: { ...requested, [table]: entryOf(keys.slice(0, half)) } },
      unprocessed: { [table]: entryOf(keys.slice(half)) },
    };
  }
  return { processed: request };
}
