import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { queryNumber } from './query-number';

const query = z.strictObject({
  limit: queryNumber(z.int().min(1).max(100)).default(25),
  before: queryNumber(z.int().min(1)).optional(),
});

describe('queryNumber', () => {
  it.each([
    ['5', 5],
    ['100', 100],
    ['007', 7],
  ])('reads the digits %s', (limit, number) => {
    expect(query.parse({ limit })).toEqual({ limit: number });
  });

  it.each(['0x10', '0b1', '1e1', ' 5', '5 ', '+5', '-5', '5.0', '.5', '', '٥', 'Infinity', ['5', '6']])(
    'refuses %j and names the field',
    (limit) => {
      expect(query.safeParse({ limit }).error?.issues.map(({ path }) => path)).toEqual([['limit']]);
    },
  );

  it.each([{ limit: '0' }, { limit: '101' }, { before: '9007199254740993' }])(
    'refuses values that are out of range: %j',
    (values) => {
      expect(query.safeParse(values).success).toBe(false);
    },
  );

  it('accepts an absent value, with and without a default', () => {
    expect(query.parse({})).toEqual({ limit: 25 });
  });

  it('is an integer in the OpenAPI document', () => {
    expect(z.toJSONSchema(query, { io: 'input' }).properties).toEqual({
      limit: { type: 'integer', minimum: 1, maximum: 100 },
      before: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    });
  });
});
