import * as z from 'zod';

/** An element of a policy that is one text or a list of them, such as `Action`, as a list. */
export const policyTexts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
