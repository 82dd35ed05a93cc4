import type { AttributeValue, ValidRequest } from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import type { Refusal } from '../http/aws-json';
import { correctConditions, refuseHugeExpressions } from './expressions';
import { fields } from './fields';
import { rememberingExpressions } from './parsed-expressions';
import { checkTypes, isPlainValue } from './plain-values';
import { isRefusal, refusalOf, refuse } from './refusal';
import { storeOptions } from './state';

export interface Validation {
  types: Record<string, unknown>;
  custom?: (request: ValidRequest, store: { options: typeof storeOptions }) => string | undefined;
}

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
  const found = [request, ...Object.values(fields(fields(request)['RequestItems']))]
    .flatMap((part) => Object.keys(fields(part)))
    .find((name) => legacyParameters.includes(name));
  return found === undefined
    ? undefined
    : refuse('ValidationException', `The offline host does not emulate the legacy parameter ${found}`);
}

const store = { options: storeOptions };

const { validateExpressions, validateAttributeValue } = validations;
const original = { validateExpressions, validateAttributeValue };
const faster = {
  validateExpressions: rememberingExpressions(validateExpressions),
  validateAttributeValue: (value: AttributeValue) =>
    isPlainValue(value) ? undefined : validateAttributeValue(value),
};

export function validate(request: object, validation: Validation): ValidRequest | Refusal {
  const typed = checkShape(request, validation.types);
  return isRefusal(typed) ? typed : checkExpressions(typed, validation);
}

/** Drops unknown fields, as DynamoDB does. */
export function checkShape(request: object, types: Validation['types']): ValidRequest | Refusal {
  try {
    const typed = checkTypes(request, types);
    validations.checkValidations(typed, types, undefined, store);
    return typed;
  } catch (error) {
    return refusalOf(error);
  }
}

export function checkExpressions(request: ValidRequest, { custom }: Validation): ValidRequest | Refusal {
  const huge = refuseHugeExpressions({ ...request });
  if (huge) return huge;
  // All validations of dynalite share these functions: it has the faster ones for one synchronous call.
  Object.assign(validations, faster);
  try {
    const message = custom?.(request, store);
    if (message !== undefined) return refuse('ValidationException', message);
  } finally {
    Object.assign(validations, original);
  }
  return correctConditions(request) ?? request;
}
