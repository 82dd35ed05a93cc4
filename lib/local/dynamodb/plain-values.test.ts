import type { AttributeValue } from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import putItem from 'dynalite/validations/putItem.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainValue, setAsidePlainMaps } from './plain-values';

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

describe('setAsidePlainMaps', () => {
  const item = { id: { S: 'a' }, count: { N: '1' } };

  it('leaves plain maps out of a copy, keeps the request, and puts them into the checked copy', () => {
    const request = { TableName: 'table', Item: item };

    const { rest, restore } = setAsidePlainMaps(request, putItem.types);
    const checkedRest = { ...rest };
    restore(checkedRest);

    expect(rest).toEqual({ TableName: 'table' });
    expect(request).toEqual({ TableName: 'table', Item: item });
    expect(checkedRest).toEqual({ TableName: 'table', Item: item });
  });

  it('keeps a map with a value that dynalite has to check, and a field that the operation lacks', () => {
    const request = { Item: { id: { N: '1.50' } }, Key: item };

    const { rest } = setAsidePlainMaps(request, putItem.types);

    expect(rest).toEqual({ Item: { id: { N: '1.50' } }, Key: item });
  });

  it('keeps items of a transaction that are no objects', () => {
    const TransactItems = [null, 'a', ['b'], { Put: null }, { Put: 'a' }];
    const types = { TransactItems: { type: 'List' } };

    expect(setAsidePlainMaps({ TransactItems }, types).rest).toEqual({ TransactItems });
  });
});
