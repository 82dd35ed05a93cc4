/** A small API of notes in folders: every mode of authorization, both kinds of resolvers and of data sources. */
export const notesSchema = `
type Note @aws_cognito_user_pools @aws_iam {
  id: ID!
  owner: String
  folder: String
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
  folder: String
  title: String!
  pages: Int
  at: AWSDateTime
  labels: [String]
  extra: AWSJSON
  remark: String
}

type Query {
  getNote(id: ID!): Note @aws_cognito_user_pools @aws_iam
  listNotes(folder: String!, limit: Int, nextToken: String, filter: AWSJSON): NotePage
  editorial: String @aws_cognito_user_pools(cognito_groups: ["EDITORS", "OWNERS"])
  machine: String @aws_iam
  context(text: String, note: NoteInput): AWSJSON @aws_cognito_user_pools @aws_iam
  notesOf(ids: [ID!]!): AWSJSON
  unresolved: String
}

type Mutation {
  putNote(input: NoteInput!): Note @aws_cognito_user_pools @aws_iam
  addNote(input: NoteInput!): Note
  removeNote(id: ID!, title: String): Note
  moveNote(id: ID!, folder: String!): Note
  publishNote(input: NoteInput!): Note @aws_cognito_user_pools @aws_iam
}

type Subscription {
  onNote(owner: String, folder: String): Note
    @aws_subscribe(mutations: ["putNote", "publishNote"])
    @aws_cognito_user_pools
    @aws_iam
  onFiltered(filter: AWSJSON): Note @aws_subscribe(mutations: ["publishNote"])
  onOwn(owner: String!): Note @aws_subscribe(mutations: ["publishNote"])
}
`;

const utils = `import { util, extensions, runtime } from '@aws-appsync/utils';`;
const answer = `export function response(ctx) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type, ctx.result);
  return ctx.result;
}`;
const keyAndItem = 'key: util.dynamodb.toMapValues({ id }), attributeValues: util.dynamodb.toMapValues(item)';
const echo = `export const request = (ctx) => ({ payload: null });`;

/** The code of each resolver by its field, and its data source. */
export const notesResolvers: Readonly<
  Record<string, { code: string; source: 'Notes' | 'Nothing' | 'Locked' }>
> = {
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
  const { folder, limit, nextToken, filter } = ctx.args;
  return {
    operation: 'Query',
    index: 'by-folder',
    query: {
      expression: '#folder = :folder',
      expressionNames: { '#folder': 'folder' },
      expressionValues: util.dynamodb.toMapValues({ ':folder': folder }),
    },
    limit,
    nextToken,
    ...(filter ? { filter: JSON.parse(util.transform.toDynamoDBFilterExpression(filter)) } : {}),
  };
}
${answer}`,
  },
  'Query.notesOf': {
    source: 'Notes',
    code: `${utils}
export function request(ctx) {
  const keys = [];
  for (const id of ctx.args.ids) keys.push(util.dynamodb.toMapValues({ id }));
  return { operation: 'BatchGetItem', tables: { notes: { keys, consistentRead: true } } };
}
${answer}`,
  },
  'Query.editorial': { source: 'Nothing', code: `${echo} export const response = () => 'for editors';` },
  'Query.machine': { source: 'Nothing', code: `${echo} export const response = () => 'for machines';` },
  'Query.context': { source: 'Nothing', code: `${echo} export const response = (ctx) => ctx;` },
  'Mutation.putNote': {
    source: 'Notes',
    code: `${utils}
export function request(ctx) {
  const { id, ...item } = ctx.args.input;
  return { operation: 'PutItem', ${keyAndItem} };
}
${answer}`,
  },
  'Mutation.addNote': {
    source: 'Notes',
    code: `${utils}
export function request(ctx) {
  const { id, ...item } = ctx.args.input;
  const condition = { expression: 'attribute_not_exists(id)' };
  return { operation: 'PutItem', ${keyAndItem}, condition };
}
${answer}`,
  },
  'Mutation.removeNote': {
    source: 'Notes',
    code: `${utils}
export function request(ctx) {
  const { id, title } = ctx.args;
  const isTitle = title && JSON.parse(util.transform.toDynamoDBConditionExpression({ title: { eq: title } }));
  const condition = isTitle || { expression: 'attribute_exists(id)' };
  return { operation: 'DeleteItem', key: util.dynamodb.toMapValues({ id }), condition };
}
${answer}`,
  },
  'Mutation.publishNote': {
    source: 'Nothing',
    code: `export const request = (ctx) => ({ payload: ctx.args.input });
export const response = (ctx) => ({ ...ctx.result, place: { room: { name: 'attic' } } });`,
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
  ctx.stash.folder = ctx.args.folder;
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
  ctx.stash.from = ctx.result.folder;
  return ctx.result;
}`,
    WriteNote: `${utils}
export function request(ctx) {
  const { title } = ctx.prev.result;
  const { folder, from } = ctx.stash;
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues({ id: ctx.args.id }),
    update: {
      expression: 'SET #folder = :folder, title = :title, labels = list_append(if_not_exists(labels, :none), :moved) ADD pages :two',
      expressionNames: { '#folder': 'folder' },
      expressionValues: util.dynamodb.toMapValues({
        ':folder': folder, ':title': title + ' from ' + from, ':none': [], ':moved': ['moved'], ':two': 2,
      }),
    },
  };
}
${answer}`,
  },
};
