import type { AttributeValue } from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import putItem from 'dynalite/validations/putItem.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTypes, isPlainValue } from './plain-values';

const numbers = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom('', '-0', '00', '1.50', '1e3', '+1', 'one', '9'.repeat(39)),
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.record({ S: fc.string() }),
    fc.record({ N: numbers }),
    fc.record({ BOOL: fc.boolean() }),
    fc.record({ NULL: fc.boolean() }),
    fc.record({ SS: fc.array(fc.string()) }),
    fc.record({ B: fc.base64String() }),
    fc.record({ L: fc.array(tie('value')) }),
    fc.record({ M: fc.dictionary(fc.string(), tie('value')) }),
    fc.constantFrom(
      {},
      { S: 1 },
      { N: 1 },
      { X: 'x' },
      { S: 'a', N: '1' },
      { L: {} },
      { M: [] },
      null,
      'a',
      [],
    ),
  ),
}));

/** What dynalite makes of a value in an item; undefined when it refuses the value. */
function checked(given: unknown): unknown {
  try {
    const { Item } = validations.checkTypes({ Item: { given: structuredClone(given) } }, putItem.types);
    const copy = Item?.['given'] as AttributeValue;
    return validations.validateAttributeValue(copy) === undefined ? copy : undefined;
  } catch {
    return undefined;
  }
}

describe('isPlainValue', () => {
  it('accepts only values that dynalite accepts and leaves unchanged', () => {
    fc.assert(
      fc.property(value, (given) => {
        if (isPlainValue(given)) expect(checked(given)).toEqual(given);
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts texts, whole numbers, lists and maps, which most items consist of', () => {
    const wallet = {
      M: { coins: { N: '-12' }, limits: { L: [{ S: '' }, { NULL: true }, { BOOL: false }] } },
    };

    expect(isPlainValue(wallet)).toBe(true);
  });
});

describe('checkTypes', () => {
  const item = { id: { S: 'a' }, count: { N: '1' } };

  it('takes plain maps as they are, drops a field that the operation lacks, and keeps the request', () => {
    const request = { TableName: 'table', Item: item, Key: item };

    const checked = checkTypes(request, putItem.types);

    expect(checked).toEqual({ TableName: 'table', Item: item });
    expect(checked.Item).toBe(item);
    expect(request).toEqual({ TableName: 'table', Item: item, Key: item });
  });

  it('lets dynalite check a map with any other value', () => {
    const Item = { id: { S: 'a' }, count: { N: 1 } };

    expect(() => checkTypes({ TableName: 'table', Item }, putItem.types)).toThrow(
      'NUMBER_VALUE cannot be converted to String',
    );
  });
});
