import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { linkFields } from '#contracts/affiliates/fields';
import { contractResolver, errorsOf } from './contract-resolver';

const options = { fields: {}, shouldUseNativeValidation: undefined };
const resolve = contractResolver(z.strictObject(linkFields), ({ name }: { name: string }) => ({ name }), {
  name: 'Enter a name.',
});

describe('contractResolver', () => {
  it('returns the body as the contract reads it', async () => {
    expect(await resolve({ name: ' Blog ' }, undefined, options)).toEqual({
      values: { name: 'Blog' },
      errors: {},
    });
  });

  it.each(['', '   ', 'x'.repeat(61)])(
    'shows the message of the form for %j, which the contract refuses',
    async (name) => {
      expect(await resolve({ name }, undefined, options)).toEqual({
        values: {},
        errors: { name: { type: 'contract', message: 'Enter a name.' } },
      });
    },
  );

  it('shows what the contract cannot know with its own message', async () => {
    const known = contractResolver(
      z.strictObject(linkFields),
      ({ name }: { name: string }) => ({ name }),
      { name: 'Enter a name.' },
      ({ name }) => (name === 'Blog' ? [{ field: 'name', message: 'Blog exists.' }] : []),
    );

    expect(await known({ name: ' Blog ' }, undefined, options)).toEqual({
      values: {},
      errors: { name: { type: 'contract', message: 'Blog exists.' } },
    });
    expect(await known({ name: 'News' }, undefined, options)).toEqual({
      values: { name: 'News' },
      errors: {},
    });
  });
});

describe('contractResolver of a list', () => {
  it('returns an error at each field at fault', async () => {
    const lines = contractResolver(
      z.strictObject({ lines: z.array(z.strictObject(linkFields)) }),
      (values: { lines: readonly { name: string }[] }) => values,
      { 'lines.name': 'Enter a name.' },
    );

    expect(await lines({ lines: [{ name: 'Blog' }, { name: '' }] }, undefined, options)).toEqual({
      values: {},
      errors: { lines: [undefined, { name: { type: 'contract', message: 'Enter a name.' } }] },
    });
  });
});

describe('errorsOf', () => {
  it('names a field within a list by its path, with the message of every such field', () => {
    const faults = [
      { field: 'outcomes.2.weight', message: 'one' },
      { field: 'outcomes.10.gold', message: 'two' },
    ];

    expect(errorsOf(faults, { 'outcomes.weight': 'Enter a weight.' })).toEqual({
      'outcomes.2.weight': { type: 'contract', message: 'Enter a weight.' },
      'outcomes.10.gold': { type: 'contract', message: 'two' },
    });
  });

  it('keeps the first fault of a field, and the message of the contract where the form has none', () => {
    const faults = [
      { field: 'channels.0', message: 'one' },
      { field: 'channels.1', message: 'two' },
      { field: 'site', message: 'three' },
    ];

    expect(errorsOf(faults, { site: 'Enter an address.' })).toEqual({
      channels: { type: 'contract', message: 'one' },
      site: { type: 'contract', message: 'Enter an address.' },
    });
  });
});
