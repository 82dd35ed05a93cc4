import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLField } from 'graphql';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';

/** Declarations of AppSync that the schema uses. */
const declaredByAppSync = `
  scalar AWSDateTime
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String]) on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String]) on FIELD_DEFINITION
`;

const written = readFileSync(join(projectRoot, 'graphql', 'schema.graphql'), 'utf8');
const schema = buildSchema(declaredByAppSync + written);

/** A root field with its arguments. */
export type RootField = GraphQLField<unknown, unknown>;

/** Every field of the schema’s three roots. */
export const rootFields: readonly RootField[] = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].flatMap((root) => Object.values(root?.getFields() ?? {}));
