import type { Refusal } from '../http/aws-json';
import { refuse } from './refusal';

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LegacyConditionalParameters.html */
const legacyParameters = [
  'AttributesToGet',
  'AttributeUpdates',
  'ConditionalOperator',
  'Expected',
  'KeyConditions',
  'QueryFilter',
  'ScanFilter',
];

/** Refuses parameters that expressions have replaced, of a request or of a table in a batch: policies do not see them. */
export function refuseLegacy(request: object): Refusal | undefined {
  const { RequestItems = {} } = request as { RequestItems?: object };
  const found = [request, ...Object.values(RequestItems)]
    .flatMap((part) => Object.keys((part ?? {}) as object))
    .find((name) => legacyParameters.includes(name));
  return found === undefined
    ? undefined
    : refuse('ValidationException', `The offline host does not emulate the legacy parameter ${found}`);
}
