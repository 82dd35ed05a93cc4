import { states } from '../player/states';
import { isZipOf } from './zip-states';

/** Codes that USPS delivers to: states, the District of Columbia, territories and military mail. */
export const postalStates: readonly string[] = [...states, 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP'];

/** Highest number of saved addresses per player; they fit on one page and in one record. */
export const mostAddresses = 5;

/** A postal address in the United States. */
export interface Address {
  readonly name: string;
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  /** Two letters, as in `postalStates`. */
  readonly state: string;
  /** Five digits, or nine as `12345-6789`. */
  readonly postalCode: string;
  readonly country: 'US';
}

/** A field that makes the address undeliverable, with a message for the person who entered it. */
export interface AddressFault {
  readonly field: Exclude<keyof Address, 'country'>;
  readonly message: string;
}

const longest = { name: 80, line1: 100, line2: 100, city: 60 } as const;
const names = {
  name: 'a name',
  line1: 'a street address',
  line2: 'an apartment or unit',
  city: 'a city',
} as const;

/** Validates an address whose fields are trimmed and returns every invalid field. */
export function addressFaults(address: Address): AddressFault[] {
  const faults = [
    textFault(address, 'name'),
    textFault(address, 'line1'),
    address.line2 === undefined ? null : textFault(address, 'line2'),
    textFault(address, 'city'),
    stateFault(address.state),
    postalCodeFault(address),
  ];
  return faults.filter((fault) => fault !== null);
}

function textFault(address: Address, field: keyof typeof longest): AddressFault | null {
  const text = address[field] ?? '';
  if (text.length < 1 || text.length > longest[field])
    return { field, message: `Enter ${names[field]}, up to ${longest[field]} characters.` };
  // Labels are printed: a line break or another control character would break out of its line.
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return { field, message: 'Use one line of plain text.' };
  return null;
}

function stateFault(state: string): AddressFault | null {
  if (postalStates.includes(state)) return null;
  return { field: 'state', message: 'Enter a two-letter state code, such as TX.' };
}

/** Compares the ZIP code with known states only; `stateFault` reports an unknown state. */
function postalCodeFault({ state, postalCode }: Address): AddressFault | null {
  const field = 'postalCode';
  if (!/^\d{5}(-\d{4})?$/.test(postalCode))
    return { field, message: 'Enter a ZIP code such as 12345 or 12345-6789.' };
  if (postalStates.includes(state) && !isZipOf(state, postalCode))
    return { field, message: `This ZIP code is not in ${state}. Check the ZIP code and the state.` };
  return null;
}
