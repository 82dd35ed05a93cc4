import type { Refusal } from '../http/aws-json';
import { refuse } from './refusal';
import { fields } from './request-fields';
import { allOrCanceled } from './writes/transaction';

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
