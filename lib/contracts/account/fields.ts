import * as z from 'zod/mini';
import { breakDays, exclusionMonths } from '#domain/play-limits/time-out';
import { viewRules } from '#domain/player/admin-views';
import { displayNameFault, normalizeName } from '#domain/player/display-name';
import { suspensionReasons } from '#domain/player/suspension';
import { addressFaults, type Address } from '#domain/rewards/address';
import { limitFields, limitUnits, residencyFields } from '../play/fields';
import { reasonFields } from '../wallet/fields';

/*
 * Bodies of the forms of an account. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** The public name of a player. */
export const profileFields = {
  displayName: z.string().check(
    z.overwrite(normalizeName),
    z.superRefine((name, context) => {
      const message = displayNameFault(name);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  ),
};

/** The acceptance of the terms. */
export const termsFields = { version: z.string().check(z.minLength(1), z.maxLength(16)) };

const text = z.string().check(z.trim());

/** A postal address in the United States; `checkAddress` belongs to it. */
export const addressFields = {
  name: text,
  line1: text,
  line2: z.optional(text),
  city: text,
  state: text,
  postalCode: text,
  country: z.literal('US'),
};

/** Has the domain check an address as a whole, so that every field at fault is named. */
export const checkAddress = z.superRefine<Address>((given, context) => {
  for (const { field, message } of addressFaults(given))
    context.addIssue({ code: 'custom', path: [field], message });
});

/** A suspension by an admin. */
export const suspensionFields = {
  reason: z.enum(suspensionReasons),
  note: reasonFields.reason.check(
    z.meta({ description: 'Note for the audit log. Do not include names or addresses.' }),
  ),
};

/** The correction of a date of birth. */
export const birthdayFields = { bornOn: residencyFields.bornOn, note: suspensionFields.note };

/** A stricter limit that an admin sets on a player's behalf. */
export const stricterLimitFields = {
  thing: limitFields.thing,
  period: limitFields.period,
  most: limitUnits,
  note: suspensionFields.note,
};

/** A break that an admin starts on a player's behalf. */
export const breakFields = {
  days: z.union(breakDays.map((choice) => z.literal(choice))),
  note: suspensionFields.note,
};

/** A self-exclusion that an admin records on a player's behalf. */
export const exclusionFields = {
  months: z
    .union(exclusionMonths.map((choice) => z.literal(choice)))
    .check(z.meta({ description: 'Null means permanently.' })),
  note: suspensionFields.note,
};

/** The lifting of a suspension. */
export const liftFields = { note: reasonFields.reason };

/** The search of players. */
export const playerSearchFields = { find: z.string().check(z.trim(), z.minLength(2), z.maxLength(128)) };

/** A saved view of a list of admins. */
export const savedViewFields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(viewRules.longestName)),
  search: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(viewRules.longestSearch),
      z.meta({ description: 'The filters as the address of the list has them, without `?`.' }),
    ),
};
