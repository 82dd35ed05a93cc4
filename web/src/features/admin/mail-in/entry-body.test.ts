import { describe, expect, it } from 'vitest';
import { entryBody, entryValues, requestOf, typedEntry } from './entry-body';

const typed = {
  ...entryValues('2026-11-20'),
  code: ' 0000 0000 0098 ',
};
const address = { name: 'Mei Wong', line1: '1 Pier Road', city: 'Austin', state: 'tx', postalCode: '78701' };

function bodyOf(values: typeof typed) {
  return requestOf(entryBody.parse(typedEntry(values)));
}

function faultsOf(values: typeof typed): string[] {
  const { error } = entryBody.safeParse(typedEntry(values));
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('entryBody', () => {
  it('has no address while every field of it is empty', () => {
    expect(bodyOf(typed)).toEqual({ code: '0000 0000 0098', receivedOn: '2026-11-20' });
  });

  it('has the address that was typed, as the API takes it', () => {
    expect(bodyOf({ ...typed, ...address })).toEqual({
      code: '0000 0000 0098',
      receivedOn: '2026-11-20',
      address: { ...address, state: 'TX', country: 'US' },
    });
  });

  it('names each missing field of an address that was begun', () => {
    expect(faultsOf({ ...typed, line1: '1 Pier Road' })).toEqual(['name', 'city', 'state', 'postalCode']);
  });

  it('refuses a code with a mistyped digit before it is sent', () => {
    expect(faultsOf({ ...typed, code: '0000 0000 0198' })).toEqual(['code']);
  });
});
