import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * Messages for people at the fields of a form, by name, without positions in a list: `outcomes.weight`. Those of the contract are for
 * clients of the API.
 */
export type FieldMessages = Readonly<Record<string, string>>;

/** A fault of a field of the body. */
export interface FieldFault {
  /** Path of the field, such as `channels.0` or `outcomes.2.weight`. */
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
  const refused = (faults: readonly FieldFault[], shown: FieldMessages) => {
    const errors: FieldErrors<Values> = {};
    for (const [name, error] of Object.entries(errorsOf(faults, shown))) set(errors, name, error);
    return { values: {}, errors };
  };
  return (values) => {
    const checked = body.safeParse(toBody(values));
    if (checked.success) {
      const faults = faultsOf(checked.data);
      return faults.length === 0 ? { values: checked.data, errors: {} } : refused(faults, {});
    }
    const faults = checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return refused(faults, messages);
  };
}

/** The first fault of each field by its name, in the format of React Hook Form. A value of a list is no field of its own. */
export function errorsOf(
  faults: readonly FieldFault[],
  messages: FieldMessages,
): Record<string, { readonly type: string; readonly message: string }> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { field, message } of faults) {
    const name = field.replace(/(\.\d+)+$/, '');
    errors[name] ??= { type, message: messages[name.replaceAll(/\.\d+/g, '')] ?? message };
  }
  return errors;
}
