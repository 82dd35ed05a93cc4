import * as z from 'zod/mini';
import { addressFields, checkAddress } from '#contracts/account/fields';
import { mailInEntryFields } from '#contracts/bonuses/fields';
import { addressValues, type AddressValues, typedAddress } from '#web/lib/player/typed-address';

/** What an admin types of a mail-in entry. */
export type EntryValues = { readonly code: string; readonly receivedOn: string } & AddressValues;

const fields = z.strictObject(addressFields);
const address = fields.check(checkAddress);

/**
 * An entry as the form checks it: its fields side by side, because each fault is shown at a field. The address is whole or left out.
 */
export const entryBody = z.strictObject({ ...mailInEntryFields, ...z.partial(fields).shape }).check(
  z.superRefine(({ code: _code, receivedOn: _day, ...typed }, context) => {
    if (Object.keys(typed).length === 0) return;
    for (const { path, message } of address.safeParse(typed).error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message });
  }),
);
export type EntryBody = z.output<typeof entryBody>;

/** The empty fields of an entry that arrived on a day. */
export function entryValues(receivedOn: string): EntryValues {
  return { code: '', receivedOn, ...addressValues() };
}

/** Makes an entry of what was typed; an address without any field is left out. */
export function typedEntry({ code, receivedOn, ...typed }: EntryValues): object {
  const entry = { code: code.trim(), receivedOn };
  const hasAddress = Object.values(typed).some((text) => text.trim() !== '');
  return hasAddress ? { ...entry, ...typedAddress(typed) } : entry;
}

/** The request body of a checked entry. */
export function requestOf({ code, receivedOn, ...typed }: EntryBody) {
  return { code, receivedOn, ...('line1' in typed && { address: address.parse(typed) }) };
}
