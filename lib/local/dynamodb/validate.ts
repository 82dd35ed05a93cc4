import type { ValidRequest } from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';

import { correctConditions, refuseHugeExpressions } from './expressions';
import { isRefusal, refusalOf, refuse, type Refusal } from './refusal';
import { storeOptions } from './table-store';

/** How dynalite describes the requests of one operation. */
export interface Validation {
  types: Record<string, unknown>;
  custom?: (request: ValidRequest, store: { options: typeof storeOptions }) => string | undefined;
}

const store = { options: storeOptions };

/** Checks a request's types and limits, then its expressions; these come back parsed. */
export function validate(request: object, validation: Validation): ValidRequest | Refusal {
  const typed = checkShape(request, validation.types);
  return isRefusal(typed) ? typed : checkExpressions(typed, validation);
}

/**
 * Checks types and limits alone. Fields that the operation does not know are dropped, as DynamoDB does.
 *
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
 */
export function checkShape(request: object, types: Validation['types']): ValidRequest | Refusal {
  try {
    const typed = validations.checkTypes(request, types);
    validations.checkValidations(typed, types, undefined, store);
    return typed;
  } catch (error) {
    return refusalOf(error);
  }
}

/** Parses the expressions of a request, or of one action of a transaction, whose types have been checked. */
export function checkExpressions(request: ValidRequest, { custom }: Validation): ValidRequest | Refusal {
  const huge = refuseHugeExpressions({ ...request });
  if (huge) return huge;
  const message = custom?.(request, store);
  if (message !== undefined) return refuse('ValidationException', message);
  return correctConditions(request) ?? request;
}
