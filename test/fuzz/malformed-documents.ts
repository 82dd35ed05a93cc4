import fc from 'fast-check';
import { documents, type Field } from '../graphql/operations';
import { hostileJson, hostileText } from './hostile';

const product = (rest: string) => `{ getRewardProduct(id: "medal") ${rest} }`;
const deep = (depth: number) =>
  `{ __schema { types ${'{ ofType '.repeat(depth)}{ name }${' }'.repeat(depth)} } }`;
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_each, index) => `a${index}: getRewardProduct(id: "medal") { id }`).join(' ')} }`;

const fixed = [
  product('{ updatedBy }'),
  product('{ listingOrder listing }'),
  product('{ __proto__ }'),
  product(''),
  product('{ ...F }'),
  `${product('{ ...F }')} fragment F on RewardProduct { ...F }`,
  `${product('{ ...F ...F }')} fragment F on RewardProduct { id name }`,
  product('{ ... on Query { id } }'),
  product('@include(if: false) { id }'),
  product('@skip(if: "x") { id }'),
  product('@aws_iam { id }'),
  `query A ${product('{ id }')} query B { __typename }`,
  'mutation { __typename }',
  'fragment F on Query { a }',
  `query ($a: [[[[ID]]]]) ${product('{ id }')}`,
  'query ($a: Nothing) { __typename }',
  '{ __type(name: 7) { name } }',
  `subscription { onPlayerEvent(player: "x") { gold } }`,
  '{ a: __typename a: __schema { types { name } } }',
  `{ listRewardProducts(limit: 99999999999) { nextToken } }`,
  `{ listRewardProducts(limit: 1.5) { nextToken } }`,
  `{ listRewardProducts(filter: { and: ${'[{ or: '.repeat(40)}[]${'}]'.repeat(40)} }) { nextToken } }`,
  `{ listRewardProducts(filter: { name: { between: [${'"a" '.repeat(2000)}] } }) { nextToken } }`,
] as const;

/** Bodies that are malformed, exceed limits or do not fit the schema. */
export const malformedBodies: fc.Arbitrary<string> = fc.oneof(
  fc.oneof(fc.constantFrom(...fixed), fc.integer({ min: 1, max: 40 }).map(deep)).map(asRequest),
  fc.integer({ min: 1, max: 60 }).map(aliases).map(asRequest),
  hostileText.map(asRequest),
  hostileText.map((id) => asRequest(`{ getRewardProduct(id: ${JSON.stringify(id)}) { id name } }`)),
  hostileText.map((name) => asRequest(`{ getRewardProduct(id: "medal") { ${name} } }`)),
  hostileJson.map((body) => JSON.stringify(body)),
  hostileText,
  fc
    .tuple(fc.constantFrom('query', 'variables', 'operationName', 'extensions'), hostileJson)
    .map(([name, value]) => JSON.stringify({ query: '{ __typename }', [name]: value })),
  fc
    .tuple(fc.constantFrom(...(Object.keys(documents) as Field[])), fc.nat(400), hostileText)
    .map(([field, at, text]) => asRequest(documents[field].slice(0, at) + text + documents[field].slice(at))),
  fc
    .integer({ min: 0, max: 5 })
    .map((count) => JSON.stringify(Array(count).fill({ query: '{ __typename }' }))),
);

function asRequest(query: string): string {
  return JSON.stringify({ query });
}
