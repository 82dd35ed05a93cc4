import * as z from 'zod/mini';
import { reasonFields } from '#contracts/wallet/fields';
import { lengthLabel } from '#web/lib/forms/bounds';

/** One of several reasons. */
export interface ReasonChoice<Reason extends string> {
  readonly value: Reason;
  readonly label: string;
}

/** The reason that an admin gives for an action: one of several, or a text. */
export type ReasonInput<Reason extends string> =
  | { readonly label: string; readonly choices: readonly ReasonChoice<Reason>[] }
  | {
      readonly label: string;
      /** The contract's schema of the text. @default that of reasons */
      readonly text?: z.ZodMiniString;
    };

/** The form of a reason: its schema, its value before any input, and its message. An action without a reason takes an empty one. */
export function reasonForm(input: ReasonInput<string> | undefined) {
  if (!input) return { body: z.strictObject({ reason: z.string() }), initial: '', message: '' };
  if ('choices' in input) {
    const values = input.choices.map(({ value }) => value);
    return {
      body: z.strictObject({ reason: z.string().check(z.refine((reason) => values.includes(reason))) }),
      initial: values[0] ?? '',
      message: 'Choose a reason.',
    };
  }
  const { text = reasonFields.reason } = input;
  return { body: z.strictObject({ reason: text }), initial: '', message: `Enter ${lengthLabel(text)}.` };
}
