import getItem from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import { afterEach, describe, expect, it, vi } from 'vitest';

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
