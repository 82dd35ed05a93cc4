import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

/** The catalog's schema, with the scalars and directives that AppSync declares. */
export const catalogSchema = buildSchema(`
  directive @aws_cognito_user_pools(cognito_groups: [String]) on OBJECT | FIELD_DEFINITION
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String]) on FIELD_DEFINITION
  scalar AWSDateTime
  ${readFileSync(new URL('../../../../graphql/schema.graphql', import.meta.url), 'utf8')}`);
