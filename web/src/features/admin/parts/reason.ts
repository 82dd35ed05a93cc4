/** One of several reasons. */
export interface ReasonChoice<Reason extends string> {
  readonly value: Reason;
  readonly label: string;
}

/** The reason that an admin gives for an action: one of several, or a text with bounds of its length. */
export type ReasonInput<Reason extends string> =
  | { readonly label: string; readonly choices: readonly ReasonChoice<Reason>[] }
  | { readonly label: string; readonly least: number; readonly most: number };

/** Returns the reason before any input: the first choice, or no text. */
export function initialReason(input: ReasonInput<string> | undefined): string {
  return input && 'choices' in input ? (input.choices[0]?.value ?? '') : '';
}

/** Whether a reason is sufficient; an action without one needs none. */
export function isReasonGiven(input: ReasonInput<string> | undefined, reason: string): boolean {
  return !input || 'choices' in input || reason.trim().length >= input.least;
}
