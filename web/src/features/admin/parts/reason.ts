import type { ZodMiniString } from 'zod/mini';
import { reasonFields } from '#contracts/wallet/fields';

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
      readonly text?: ZodMiniString;
    };

/** Returns the reason before any input: the first choice, or no text. */
export function initialReason(input: ReasonInput<string> | undefined): string {
  return input && 'choices' in input ? (input.choices[0]?.value ?? '') : '';
}

/** Whether a reason is sufficient; an action without one needs none. */
export function isReasonGiven(input: ReasonInput<string> | undefined, reason: string): boolean {
  return !input || 'choices' in input || textOf(input).safeParse(reason).success;
}

/** Returns the schema of a reason that is a text. */
export function textOf({ text = reasonFields.reason }: Exclude<ReasonInput<string>, { choices: unknown }>) {
  return text;
}
