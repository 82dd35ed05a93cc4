import {
  buildASTSchema,
  type DirectiveNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  isScalarType,
  parse,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { defineScalar, scalarNames } from './scalars';

const prelude = `
directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
directive @aws_iam on OBJECT | FIELD_DEFINITION
directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
${scalarNames.map((name) => `scalar ${name}`).join('\n')}
`;

const refusedDirectives: Readonly<Record<string, string>> = {
  aws_auth: 'protects nothing on an API with several authorization modes; use @aws_cognito_user_pools',
  aws_api_key: 'is not supported by the offline host',
  aws_oidc: 'is not supported by the offline host',
  aws_lambda: 'is not supported by the offline host',
};

/** https://docs.aws.amazon.com/appsync/latest/devguide/graphql-overview.html */
export function readSchema(logicalId: string, definition: string): GraphQLSchema {
  const document = parse(definition);
  refuseDirectives(logicalId, document);
  const { definitions } = parse(prelude);
  const schema = buildASTSchema({ ...document, definitions: [...definitions, ...document.definitions] });
  for (const type of Object.values(schema.getTypeMap())) if (isScalarType(type)) defineScalar(type);
  checkSubscriptions(logicalId, schema);
  return schema;
}

export function mutationsOf(field: GraphQLField<unknown, unknown>): readonly string[] {
  const directive = directiveOf(field.astNode?.directives, 'aws_subscribe');
  return (directive && (argumentOf(directive, 'mutations') as string[])) ?? [];
}

function directiveOf(
  directives: readonly DirectiveNode[] | undefined,
  name: string,
): DirectiveNode | undefined {
  return directives?.find((directive) => directive.name.value === name);
}

export function argumentOf(directive: DirectiveNode, name: string): unknown {
  const argument = directive.arguments?.find((given) => given.name.value === name);
  return argument && valueFromASTUntyped(argument.value);
}

function refuseDirectives(logicalId: string, document: DocumentNode): void {
  visit(document, {
    Directive({ name: { value } }) {
      const reason = refusedDirectives[value];
      if (reason !== undefined) throw new Error(`${logicalId}: @${value} ${reason}.`);
    },
  });
}

/** https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-data.html */
function checkSubscriptions(logicalId: string, schema: GraphQLSchema): void {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const names = mutationsOf(field);
    if (names.length === 0)
      throw new Error(`${logicalId}: Subscription.${field.name} has no @aws_subscribe.`);
    for (const name of names) {
      const mutation = mutations[name];
      if (!mutation) throw new Error(`${logicalId}: Subscription.${field.name} names no mutation: ${name}.`);
      if (String(mutation.type).replace(/!$/, '') !== String(field.type).replace(/!$/, ''))
        throw new Error(
          `${logicalId}: Subscription.${field.name} and Mutation.${name} differ in their type.`,
        );
    }
  }
}
