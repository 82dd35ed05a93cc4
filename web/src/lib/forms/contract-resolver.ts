import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Messages for people at the fields of a form, by name; those of the contract are for clients of the API. */
export type FieldMessages = Readonly<Record<string, string>>;

/** A fault of a field of the body. */
export interface FieldFault {
  /** Path of the field, such as `channels.0`. */
  readonly field: string;
  readonly message: string;
}

/** Error type of a fault that the contract finds, in the terms of React Hook Form. */
const type = 'contract';

/**
 * Checks what was typed with the request's contract, before it is sent.
 *
 * @param body    the contract's schema of the request body
 * @param toBody  makes a body from what was typed; a value that cannot be read becomes null
 * @param faultsOf  finds what the contract cannot know, with messages for people
 * @returns a resolver of React Hook Form, whose output is the body
 */
export function contractResolver<Values extends FieldValues, Body>(
  body: ZodMiniType<Body>,
  toBody: (values: Values) => unknown,
  messages: FieldMessages,
  faultsOf: (body: Body) => readonly FieldFault[] = () => [],
): Resolver<Values, unknown, Body> {
  const refused = (errors: object) => ({ values: {}, errors: errors as FieldErrors<Values> });
  return (values) => {
    const checked = body.safeParse(toBody(values));
    if (checked.success) {
      const faults = faultsOf(checked.data);
      return faults.length === 0 ? { values: checked.data, errors: {} } : refused(errorsOf(faults, {}));
    }
    const faults = checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return refused(errorsOf(faults, messages));
  };
}

/** The first fault of each field, in the format of React Hook Form. */
export function errorsOf(
  faults: readonly FieldFault[],
  messages: FieldMessages,
): Record<string, { readonly type: string; readonly message: string }> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { field, message } of faults) {
    const [name = field] = field.split('.');
    errors[name] ??= { type, message: messages[name] ?? message };
  }
  return errors;
}
