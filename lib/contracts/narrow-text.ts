import * as z from 'zod/mini';

/**
 * A text that a check of the domain narrows to a type of its own.
 *
 * @param isNarrow  the check
 * @param message   what to enter instead
 */
export function narrowText<Text extends string>(
  isNarrow: (text: string) => text is Text,
  message: string,
): z.ZodMiniType<Text, string> {
  // The check proves the type, which `refine` of zod/mini does not pass on.
  const checked: z.ZodMiniType<string, string> = z.string().check(z.refine(isNarrow, message));
  return checked as z.ZodMiniType<Text, string>;
}
