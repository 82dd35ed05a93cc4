import { canceled, exceptions } from '#lambdas/in-memory/exceptions';
import type { FaultName } from '../faults/kinds';
import type { Random } from '../scheduler/random';
import type { Delivery } from './delivery';

/** Errors that the SDK retries. */
export const transientErrors: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'TransactionInProgressException',
  'InternalServerError',
  'TimeoutError',
]);

const faultsWithResponse: ReadonlySet<FaultName> = new Set([
  'concurrent-write',
  'stale-index',
  'page-truncated',
  'keys-unprocessed',
] as const);

/** Whether a request with this fault still gets a response. */
export function getsResponse(fault: FaultName): boolean {
  return faultsWithResponse.has(fault);
}

/** Whether a fault occurs only after the effect of the request. */
export function strikesAfterEffect(fault: FaultName, random: Random): boolean {
  if (getsResponse(fault) || fault === 'write-unconfirmed' || fault === 'worker-killed') return true;
  const isUnknown = fault === 'internal-server-error' || fault === 'transaction-in-progress';
  return isUnknown && random.chance(0.5);
}

/** Error that the client throws for a fault of a request with this many writes. */
export function errorOf(fault: FaultName, actions: number, random: Random, { task }: Delivery): Error {
  switch (fault) {
    case 'throughput-exceeded':
      return exceptions.ProvisionedThroughputExceededException();
    case 'throttling':
      return exceptions.ThrottlingException();
    case 'internal-server-error':
      return exceptions.InternalServerError();
    case 'transaction-in-progress':
      return exceptions.TransactionInProgressException();
    case 'write-lost':
    case 'write-unconfirmed':
      return exceptions.TimeoutError();
    case 'transaction-conflict':
    case 'item-throttled': {
      const code = fault === 'item-throttled' ? 'ThrottlingError' : 'TransactionConflict';
      const failedAction = random.below(actions);
      return canceled(
        Array.from({ length: actions }, (_each, place) => (place === failedAction ? { code } : null)),
      );
    }
    default:
      throw new Error(`${fault} of task ${task.number} is no error of a table`);
  }
}
