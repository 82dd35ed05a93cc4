import getItem from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import putItem from 'dynalite/validations/putItem.js';
import updateItem from 'dynalite/validations/updateItem.js';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRefusal, refusalOf } from './refusal';
import { storeOptions } from './state';
import { checkShape, type Validation } from './validate';

const request = {
  TableName: 'table',
  Key: { id: { S: '1' } },
  ProjectionExpression: 'id, #name',
  ExpressionAttributeNames: { '#name': 'name' },
};

/** Evaluates the module again, around a counted parser of dynalite. */
async function setup() {
  const parse = vi.spyOn(validations, 'validateExpressions');
  vi.resetModules();
  const { validate } = await import('./validate');
  return { parse, validate: () => validate(structuredClone(request), getItem) };
}

describe('validate', () => {
  afterEach(() => vi.restoreAllMocks());

  it('parses the expressions of equal requests once', async () => {
    const { parse, validate } = await setup();

    const [first, second] = [validate(), validate()];

    expect(first).toMatchObject({ _projection: { paths: [['id'], ['name']] } });
    expect(second).toEqual(first);
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it("keeps dynalite's own parser for other users of its module", async () => {
    const { parse, validate } = await setup();
    const afterImport = validations.validateExpressions;

    validate();

    expect(afterImport).toBe(parse);
    expect(validations.validateExpressions).toBe(parse);
  });
});

describe('checkShape', () => {
  const value = fc.oneof(
    fc.record({ S: fc.string() }),
    fc.record({ N: fc.constantFrom('1', '-12', '1.50', 'one') }),
    fc.record({ L: fc.array(fc.record({ BOOL: fc.boolean() }), { maxLength: 2 }) }),
    fc.record({ SS: fc.array(fc.string(), { maxLength: 2 }) }),
    fc.constantFrom({ S: 1 }, { N: true }, 'a', 1),
  );
  const map = fc.oneof(fc.dictionary(fc.string(), value, { maxKeys: 3 }), fc.constantFrom('a', 1, true));
  const action = fc.record(
    {
      TableName: fc.constantFrom('table', '', 1),
      Item: map,
      Key: map,
      UpdateExpression: fc.constant('SET a = :a'),
      ExpressionAttributeValues: map,
      Unknown: fc.constant('x'),
    },
    { requiredKeys: ['TableName'] },
  );
  const transaction = fc.record({
    TransactItems: fc.array(
      fc.oneof(
        fc.record({ Put: action }),
        fc.record({ Update: action }),
        fc.constantFrom({}, 'a', { Other: {} }),
      ),
      { maxLength: 3 },
    ),
  });
  const transactionTypes: Validation['types'] = {
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      children: {
        type: 'ValueStruct<TransactItem>',
        children: {
          Put: { type: 'FieldStruct<Put>', children: putItem.types },
          Update: { type: 'FieldStruct<Update>', children: updateItem.types },
        },
      },
    },
  };

  /** What dynalite alone makes of a request. */
  function checkedByDynalite(request: object, types: Validation['types']) {
    try {
      const typed = validations.checkTypes(structuredClone(request), types);
      validations.checkValidations(typed, types, undefined, { options: storeOptions });
      return typed;
    } catch (error) {
      return refusalOf(error);
    }
  }

  it.each([
    ['an update with values', action, updateItem.types],
    ['a put of an item', action, putItem.types],
    ['a transaction', transaction, transactionTypes],
  ] as const)('returns what dynalite returns for %s', (_request, requests, types) => {
    fc.assert(
      fc.property(requests, (given) => {
        expect(checkShape(structuredClone(given), types)).toEqual(checkedByDynalite(given, types));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the plain maps of a request that it refuses', () => {
    const given = { TableName: 1, Item: { id: { S: 'a' } } };

    const checked = checkShape(given, putItem.types);

    expect(isRefusal(checked)).toBe(true);
    expect(given).toEqual({ TableName: 1, Item: { id: { S: 'a' } } });
  });

  it('keeps the plain maps of a transaction that it refuses', () => {
    const put = { TableName: 1, Item: { id: { S: 'a' } } };
    const given = { TransactItems: [{ Put: { ...put } }] };

    const checked = checkShape(given, transactionTypes);

    expect(isRefusal(checked)).toBe(true);
    expect(given).toEqual({ TransactItems: [{ Put: put }] });
  });
});
