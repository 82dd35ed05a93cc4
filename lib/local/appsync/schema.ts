import {
  buildASTSchema,
  type ConstDirectiveNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLScalarType,
  type GraphQLSchema,
  isScalarType,
  parse,
  valueFromASTUntyped,
  visit,
} from 'graphql';

const dateTime =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}(?::\d{2})?)$/;

/** https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html */
const scalars: Readonly<Record<string, Pick<GraphQLScalarType, 'parseValue' | 'serialize'>>> = {
  AWSDateTime: {
    parseValue(value) {
      if (isDateTime(value)) return value;
      throw new GraphQLError(`Unable to parse ${JSON.stringify(value)} as a valid DateTime.`);
    },
    serialize(value) {
      if (isDateTime(value)) return value;
      const text = `Unable to serialize \`${String(value)}\` as a valid DateTime Object.`;
      throw new GraphQLError(`Can't serialize value: ${text}`);
    },
  },
  /** Clients write and read JSON text; resolvers receive the parsed value. */
  AWSJSON: {
    parseValue(value) {
      try {
        return JSON.parse(typeof value === 'string' ? value : '');
      } catch {
        throw new GraphQLError(`Unable to parse ${JSON.stringify(value)} as valid JSON.`);
      }
    },
    serialize: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  },
};
export const scalarNames: readonly string[] = Object.keys(scalars);

const prelude = `
directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
directive @aws_iam on OBJECT | FIELD_DEFINITION
directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
${scalarNames.map((name) => `scalar ${name}`).join('\n')}
`;

/**
 * Reads a schema with the directives and scalars of AppSync that are emulated.
 * https://docs.aws.amazon.com/appsync/latest/devguide/graphql-overview.html
 *
 * @throws Error naming what AppSync or the host would refuse
 */
export function readSchema(logicalId: string, text: string): GraphQLSchema {
  const document = parse(text);
  visit(document, {
    Directive({ name }) {
      if (name.value !== 'aws_auth') return;
      const reason = 'protects nothing on an API with several authorization modes';
      throw new Error(`${logicalId}: @aws_auth ${reason}; use @aws_cognito_user_pools.`);
    },
  });
  const definitions = [...parse(prelude).definitions, ...document.definitions];
  const schema = buildASTSchema({ ...document, definitions });
  for (const [name, { parseValue, serialize }] of Object.entries(scalars)) {
    const scalar = schema.getType(name);
    if (!isScalarType(scalar)) continue;
    const parseLiteral: typeof scalar.parseLiteral = (node) => parseValue(valueFromASTUntyped(node));
    Object.assign(scalar, { parseValue, parseLiteral, serialize });
  }
  checkSubscriptions(logicalId, schema);
  return schema;
}

export function mutationsOf(field: GraphQLField<unknown, unknown> | undefined): readonly string[] {
  const directive = field?.astNode?.directives?.find(({ name }) => name.value === 'aws_subscribe');
  return (directive && (argumentOf(directive, 'mutations') as string[])) ?? [];
}

export function argumentOf(directive: ConstDirectiveNode, name: string): unknown {
  const argument = directive.arguments?.find((given) => given.name.value === name);
  return argument && valueFromASTUntyped(argument.value);
}

function isDateTime(value: unknown): boolean {
  const [, day] = (typeof value === 'string' && dateTime.exec(value)) || [];
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${day}`);
}

/** https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-data.html */
function checkSubscriptions(logicalId: string, schema: GraphQLSchema): void {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const subscription = `${logicalId}: Subscription.${field.name}`;
    const names = mutationsOf(field);
    if (names.length === 0) throw new Error(`${subscription} has no @aws_subscribe.`);
    for (const name of names) {
      const mutation = mutations[name];
      if (!mutation) throw new Error(`${subscription} names no mutation: ${name}.`);
      if (String(mutation.type).replace(/!$/, '') !== String(field.type).replace(/!$/, ''))
        throw new Error(`${subscription} and Mutation.${name} differ in their type.`);
    }
  }
}
