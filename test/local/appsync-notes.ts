/** A small API of notes on shelves: every mode of authorization, both kinds of resolvers and of data sources. */
export const notesSchema = `
type Note @aws_cognito_user_pools @aws_iam {
  id: ID!
  owner: String
  shelf: String
  title: String!
  pages: Int
  at: AWSDateTime
  labels: [String]
  extra: AWSJSON
  remark: String @aws_cognito_user_pools(cognito_groups: ["EDITORS"]) @aws_iam
  place: Place
}

type Place {
  room: Room
}

type Room {
  name: String
}

type NotePage {
  items: [Note]!
  nextToken: String
  scannedCount: Int
}

input NoteInput {
  id: ID!
  owner: String
  shelf: String
  title: String!
  pages: Int
  at: AWSDateTime
  labels: [String]
  extra: AWSJSON
  remark: String
}

type Query {
  getNote(id: ID!): Note @aws_cognito_user_pools @aws_iam
  listNotes(shelf: String!, limit: Int, nextToken: String, filter: AWSJSON): NotePage
  editorial: String @aws_cognito_user_pools(cognito_groups: ["EDITORS", "OWNERS"])
  machine: String @aws_iam
  context(text: String, note: NoteInput): AWSJSON @aws_cognito_user_pools @aws_iam
  unresolved: String
}

type Mutation {
  putNote(input: NoteInput!): Note @aws_cognito_user_pools @aws_iam
  addNote(input: NoteInput!): Note
  removeNote(id: ID!, title: String): Note
  moveNote(id: ID!, shelf: String!): Note
  tellNote(input: NoteInput!): Note @aws_cognito_user_pools @aws_iam
  swapTitles(first: ID!, second: ID!): [ID]
}

type Subscription {
  onNote(owner: String, shelf: String): Note
    @aws_subscribe(mutations: ["putNote", "tellNote"])
    @aws_cognito_user_pools
    @aws_iam
  onFiltered(filter: AWSJSON): Note @aws_subscribe(mutations: ["tellNote"])
  onOwn(owner: String!): Note @aws_subscribe(mutations: ["tellNote"])
}
`;

const utils = `import { util, extensions, runtime } from '@aws-appsync/utils';`;
const answer = `export function response(ctx) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type, ctx.result);
  return ctx.result;
}`;
const echo = `export const request = (ctx) => ({ payload: null });`;

/** The code of each resolver by its field, and the data source that it asks. */
export const notesResolvers: Readonly<Record<string, { code: string; source: 'Notes' | 'Nothing' }>> = {
  'Query.getNote': {
    source: 'Notes',
    code: `${utils}
export function request(ctx) {
  return { operation: 'GetItem', key: util.dynamodb.toMapValues({ id: ctx.args.id }) };
}
${answer}`,
  },
  'Query.listNotes': {
    source: 'Notes',
    code: `${utils}
export function request(ctx) {
  const { shelf, limit, nextToken, filter } = ctx.args;
  return {
    operation: 'Query',
    index: 'by-shelf',
    query: {
      expression: '#shelf = :shelf',
      expressionNames: { '#shelf': 'shelf' },
      expressionValues: util.dynamodb.toMapValues({ ':shelf': shelf }),
    },
    limit,
    nextToken,
    ...(filter ? { filter: JSON.parse(util.transform.toDynamoDBFilterExpression(filter)) } : {}),
  };
}
${answer}`,
  },
  'Query.editorial': { source: 'Nothing', code: `${echo} export const response = () => 'for editors';` },
  'Query.machine': { source: 'Nothing', code: `${echo} export const response = () => 'for machines';` },
  'Query.context': { source: 'Nothing', code: `${echo} export const response = (ctx) => ctx;` },
  'Mutation.putNote': {
    source: 'Notes',
    code: `import { put } from '@aws-appsync/utils/dynamodb';
${utils}
export function request(ctx) {
  const { id, ...item } = ctx.args.input;
  return put({ key: { id }, item });
}
${answer}`,
  },
  'Mutation.addNote': {
    source: 'Notes',
    code: `import * as ddb from '@aws-appsync/utils/dynamodb';
${utils}
export function request(ctx) {
  const { id, ...item } = ctx.args.input;
  return ddb.put({ key: { id }, item, condition: { id: { attributeExists: false } } });
}
${answer}`,
  },
  'Mutation.removeNote': {
    source: 'Notes',
    code: `import { remove } from '@aws-appsync/utils/dynamodb';
${utils}
export function request(ctx) {
  const { id, title } = ctx.args;
  return remove({ key: { id }, condition: title ? { title: { eq: title } } : { id: { attributeExists: true } } });
}
${answer}`,
  },
  'Mutation.tellNote': {
    source: 'Nothing',
    code: `export const request = (ctx) => ({ payload: ctx.args.input });
export const response = (ctx) => ({ ...ctx.result, place: { room: { name: 'attic' } } });`,
  },
  'Mutation.swapTitles': {
    source: 'Notes',
    code: `import { transactWrite, operations } from '@aws-appsync/utils/dynamodb';
${utils}
export function request({ args }) {
  const update = (id, title) => ({
    updateItem: {
      table: 'notes',
      key: { id },
      update: { title: operations.replace(title) },
      condition: { id: { attributeExists: true } },
    },
  });
  return transactWrite({ items: [update(args.first, 'second'), update(args.second, 'first')] });
}
export function response(ctx) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type, null, ctx.result.cancellationReasons);
  return ctx.result.keys.map((key) => key.id);
}`,
  },
  'Subscription.onFiltered': {
    source: 'Nothing',
    code: `${utils}
${echo}
export function response(ctx) {
  if (ctx.args.filter) extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter(ctx.args.filter));
  return null;
}`,
  },
  'Subscription.onOwn': {
    source: 'Nothing',
    code: `${utils}
${echo}
export function response(ctx) {
  if (ctx.args.owner !== ctx.identity.sub) util.unauthorized();
  return null;
}`,
  },
};

/** A pipeline of two steps that share a stash. */
export const moveNote = {
  code: `export const request = (ctx) => {
  ctx.stash.shelf = ctx.args.shelf;
  return {};
};
export const response = (ctx) => ctx.prev.result;`,
  steps: {
    FindNote: `${utils}
export function request(ctx) {
  return { operation: 'GetItem', key: util.dynamodb.toMapValues({ id: ctx.args.id }), consistentRead: true };
}
export function response(ctx) {
  if (!ctx.result) runtime.earlyReturn(null, { skipTo: 'END' });
  ctx.stash.from = ctx.result.shelf;
  return ctx.result;
}`,
    WriteNote: `import { update, operations } from '@aws-appsync/utils/dynamodb';
${utils}
export function request(ctx) {
  const { title } = ctx.prev.result;
  const { shelf, from } = ctx.stash;
  return update({
    key: { id: ctx.args.id },
    update: { shelf, title: title + ' from ' + from, pages: operations.increment(2), labels: operations.append(['moved']) },
  });
}
${answer}`,
  },
};
