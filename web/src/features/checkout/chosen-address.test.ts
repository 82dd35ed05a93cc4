import { expect, it } from 'vitest';
import { chosenAddress } from './chosen-address';

const kept = [
  { name: 'Mei Wong', line1: '1 Pier Road', city: 'Austin', state: 'TX', postalCode: '73301', country: 'US' },
] as const;
const typedInto = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const other = { name: 'Ada Lee', line1: '2 Bay St', city: 'Reno', state: 'nv', postalCode: '89501' };

it('uses a stored address, and does not store it again', () => {
  const chosen = chosenAddress(typedInto({ addressChoice: '0', keepAddress: 'on' }), [...kept]);

  expect(chosen).toEqual({ address: kept[0], faults: [], isToKeep: false });
});

it('uses the typed address where none is stored or another one is chosen', () => {
  const written = { ...other, state: 'NV', country: 'US' };

  expect(chosenAddress(typedInto(other), [])).toEqual({ address: written, faults: [], isToKeep: false });
  const chosen = chosenAddress(typedInto({ ...other, addressChoice: 'other', keepAddress: 'on' }), [...kept]);
  expect(chosen).toEqual({ address: written, faults: [], isToKeep: true });
});

it('reports faults of a typed address', () => {
  expect(chosenAddress(typedInto({ addressChoice: 'other' }), [...kept]).faults.length).toBeGreaterThan(0);
});
