import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { mutations } from './push-message';

const awsDefinitions = `
  scalar AWSDateTime
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String]) on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String]) on FIELD_DEFINITION
`;
const source = readFileSync(new URL('../../graphql/schema.graphql', import.meta.url), 'utf8');
const schema = buildSchema(source + awsDefinitions);

describe.each([
  ['publishPlayerEvent', 'PlayerEvent'],
  ['publishRewardProductChange', 'RewardProduct'],
  ['publishRewardProductWithdrawal', 'RewardProductWithdrawal'],
] as const)('%s', (mutation, type) => {
  it('is valid for the schema', () => {
    expect(validate(schema, parse(mutations[mutation]))).toEqual([]);
  });

  it('selects every field, because subscribers get no others', () => {
    const [, selection] = /\{ \w+\(input: \$input\) \{ (.+) \} \}$/.exec(mutations[mutation]) ?? [];
    const { getFields } = schema.getType(type) as GraphQLObjectType;

    expect(selection?.split(' ').sort()).toEqual(
      Object.keys(getFields.call(schema.getType(type) as GraphQLObjectType)).sort(),
    );
  });
});
