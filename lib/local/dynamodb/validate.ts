import type { ValidRequest } from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';

import { correctConditions, refuseHugeExpressions } from './expressions';
import { rememberingExpressions } from './parsed-expressions';
import { isRefusal, refusalOf, refuse, type Refusal } from './refusal';
import { storeOptions } from './state';

export interface Validation {
  types: Record<string, unknown>;
  custom?: (request: ValidRequest, store: { options: typeof storeOptions }) => string | undefined;
}

const store = { options: storeOptions };

const parseExpressions = validations.validateExpressions;
const parseOrRemember = rememberingExpressions(parseExpressions);

export function validate(request: object, validation: Validation): ValidRequest | Refusal {
  const typed = checkShape(request, validation.types);
  return isRefusal(typed) ? typed : checkExpressions(typed, validation);
}

/** Drops unknown fields, as DynamoDB does. */
export function checkShape(request: object, types: Validation['types']): ValidRequest | Refusal {
  try {
    const typed = validations.checkTypes(request, types);
    validations.checkValidations(typed, types, undefined, store);
    return typed;
  } catch (error) {
    return refusalOf(error);
  }
}

export function checkExpressions(request: ValidRequest, { custom }: Validation): ValidRequest | Refusal {
  const huge = refuseHugeExpressions({ ...request });
  if (huge) return huge;
  const message = remembering(() => custom?.(request, store));
  if (message !== undefined) return refuse('ValidationException', message);
  return correctConditions(request) ?? request;
}

/** Replaces dynalite's parser, which all of its validations share, during one synchronous call. */
function remembering<Result>(run: () => Result): Result {
  validations.validateExpressions = parseOrRemember;
  try {
    return run();
  } finally {
    validations.validateExpressions = parseExpressions;
  }
}
