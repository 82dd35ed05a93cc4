import type { ValidRequest } from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import { describe, expect, it } from 'vitest';
import { rememberingExpressions } from './parsed-expressions';

type Request = Omit<ValidRequest, 'TableName'>;

const update: Request = {
  UpdateExpression:
    'SET #name = :name, visits = if_not_exists(visits, :none) + :one REMOVE draft ADD tags :tags',
  ConditionExpression: '#name <> :name AND (attribute_not_exists(#map.#name) OR visits < :one)',
  ExpressionAttributeNames: { '#name': 'name', '#map': 'map' },
  ExpressionAttributeValues: {
    ':name': { S: 'Ada' },
    ':none': { N: '0' },
    ':one': { N: '1' },
    ':tags': { SS: ['a', 'b'] },
  },
};

const page: Request = {
  KeyConditionExpression: 'player = :player AND begins_with(entry, :start)',
  FilterExpression: 'contains(#tags, :tag)',
  ProjectionExpression: 'entry, #tags[0].label',
  ExpressionAttributeNames: { '#tags': 'tags' },
  ExpressionAttributeValues: { ':player': { S: 'p' }, ':start': { S: 'e' }, ':tag': { S: 't' } },
};

/** Changes values, but neither their names nor their types. */
function withValues(request: Request, values: ValidRequest['ExpressionAttributeValues']): Request {
  return { ...request, ExpressionAttributeValues: { ...request.ExpressionAttributeValues, ...values } };
}

function parse(validate: (request: ValidRequest) => string | undefined, request: Request) {
  const parsed: ValidRequest = { TableName: 'table', ...structuredClone(request) };
  return { invalid: validate(parsed), parsed };
}

function setup() {
  let parses = 0;
  const fresh = validations.validateExpressions;
  const remembering = rememberingExpressions((request) => {
    parses += 1;
    return fresh(request);
  });
  return { remembered: (request: Request) => parse(remembering, request), fresh, parses: () => parses };
}

describe('rememberingExpressions', () => {
  it.each([
    ['an update with a condition', update, { ':name': { S: 'Grace' }, ':one': { N: '7' } }],
    ['a page with a filter and a projection', page, { ':player': { S: 'q' } }],
  ])('inserts the values of a later request into %s without parsing it', (_request, request, values) => {
    const { remembered, fresh, parses } = setup();
    remembered(request);

    const later = remembered(withValues(request, values));

    expect(parses()).toBe(1);
    expect(later).toEqual(parse(fresh, withValues(request, values)));
  });

  it('returns another copy to each request, because actions change what they apply', () => {
    const { remembered } = setup();
    const first = remembered(update).parsed._updates as { sections: { path: string[] }[] };
    first.sections[0]!.path.push('changed');

    const second = remembered(update).parsed._updates as { sections: { path: string[] }[] };

    expect(second.sections[0]!.path).toEqual(['name']);
  });

  it.each([
    ['a value of another type', withValues(update, { ':one': { S: '1' } })],
    ['an invalid value', withValues(update, { ':one': { N: 'one' } })],
    ['an unused value', withValues(update, { ':unused': { N: '1' } })],
    ['another name', { ...update, ExpressionAttributeNames: { '#name': 'title', '#map': 'map' } }],
    ['an undefined name', { ...update, ExpressionAttributeNames: { '#name': 'name' } }],
  ])('answers %s like a request without an earlier one', (_change, request) => {
    const { remembered, fresh } = setup();
    remembered(update);

    expect(remembered(request)).toEqual(parse(fresh, request));
  });

  it('refuses an empty list of values after a request without one', () => {
    const { remembered } = setup();
    const request: Request = { ConditionExpression: 'attribute_exists(entry)' };
    remembered(request);

    const { invalid } = remembered({ ...request, ExpressionAttributeValues: {} });

    expect(invalid).toBe('ExpressionAttributeValues must not be empty');
  });

  it('compares the bounds of BETWEEN in each request', () => {
    const { remembered } = setup();
    const request: Request = {
      ConditionExpression: 'age BETWEEN :low AND :high',
      ExpressionAttributeValues: { ':low': { N: '1' }, ':high': { N: '2' } },
    };
    remembered(request);

    const { invalid } = remembered(withValues(request, { ':low': { N: '3' } }));

    expect(invalid).toMatch(/requires upper bound to be greater than or equal to lower bound/);
  });
});
