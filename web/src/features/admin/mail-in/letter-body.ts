import * as z from 'zod/mini';
import { addressFields, checkAddress } from '#contracts/account/fields';
import { mailInEntryFields } from '#contracts/bonuses/fields';
import { addressValues, type AddressValues, typedAddress } from '#web/lib/player/typed-address';

/** What an admin types of a letter. */
export type LetterValues = { readonly code: string; readonly receivedOn: string } & AddressValues;

const fields = z.strictObject(addressFields);
const address = fields.check(checkAddress);

/**
 * A letter as the form checks it: its fields side by side, because each fault is shown at a field. The address is whole or left out.
 */
export const letterBody = z.strictObject({ ...mailInEntryFields, ...z.partial(fields).shape }).check(
  z.superRefine(({ code: _code, receivedOn: _day, ...typed }, context) => {
    if (Object.keys(typed).length === 0) return;
    for (const { path, message } of address.safeParse(typed).error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message });
  }),
);
export type LetterBody = z.output<typeof letterBody>;

/** The empty fields of a letter that arrived on a day. */
export function letterValues(receivedOn: string): LetterValues {
  return { code: '', receivedOn, ...addressValues() };
}

/** Makes a letter of what was typed; an address without any field is left out. */
export function typedLetter({ code, receivedOn, ...typed }: LetterValues): object {
  const letter = { code: code.trim(), receivedOn };
  const hasAddress = Object.values(typed).some((text) => text.trim() !== '');
  return hasAddress ? { ...letter, ...typedAddress(typed) } : letter;
}

/** The request body of a checked letter. */
export function requestOf({ code, receivedOn, ...typed }: LetterBody) {
  return { code, receivedOn, ...('line1' in typed && { address: address.parse(typed) }) };
}
