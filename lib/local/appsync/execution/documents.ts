import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { parseJson } from '../../http/parse-json';
import { createBoundedMap } from '../../state/bounded-map';
import { refuse, type RequestRefused } from '../refusals';
import { type Answer, invalid } from './answers';
import { measure, noIntrospection } from './limits';
import type { Fragments } from './selections';

export interface GraphqlRequest {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface ValidDocument {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
}

export interface DocumentLimits {
  readonly allowsIntrospection: boolean;
  /** 0 for none. */
  readonly mostDepth: number;
  /** 0 for none. */
  readonly mostResolvers: number;
  readonly hasResolver: (typeName: string, fieldName: string) => boolean;
}

/** The limit of graphql-java, which AppSync runs on. */
const mostTokens = 15_000;
const mostRemembered = 500;
/** Far above any real query, and below the depth at which the parser overflows the stack. */
const mostNesting = 200;

/** Answers to malformed requests: https://github.com/graphql/graphql-over-http/issues/81 */
export function readRequest(text: string): GraphqlRequest | RequestRefused {
  if (text.trim() === '') return malformed('Request body is empty.');
  const body = parseJson(text) as Partial<Record<keyof GraphqlRequest, unknown>> | null | undefined;
  const { query, operationName, variables } = body ?? {};
  if (typeof query !== 'string' || nestingOf(query) > mostNesting || nestingOf(text) > mostNesting)
    return malformed('Unable to parse GraphQL query.');
  if (typeof (variables ?? {}) !== 'object' || Array.isArray(variables))
    return malformed('Unable to parse GraphQL query.');
  return {
    query,
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
    variables: (variables ?? {}) as Record<string, unknown>,
  };
}

export type ReadDocument = (request: GraphqlRequest) => ValidDocument | RequestRefused | { answer: Answer };

/** Remembers valid documents, which pages send again with other variables: parsing and validation take milliseconds. */
export function readingDocuments(schema: GraphQLSchema, limits: DocumentLimits): ReadDocument {
  const known = createBoundedMap<string, ValidDocument>(mostRemembered);
  return (request) => {
    const key = JSON.stringify([request.query, request.operationName]);
    const read = known.get(key) ?? readDocument(request, schema, limits);
    if ('document' in read) known.set(key, read);
    return read;
  };
}

function readDocument(
  { query, operationName }: GraphqlRequest,
  schema: GraphQLSchema,
  limits: DocumentLimits,
): ReturnType<ReadDocument> {
  const document = parsed(query);
  if (!document) return malformed('Unable to parse GraphQL query.');
  const rules = limits.allowsIntrospection ? specifiedRules : [...specifiedRules, noIntrospection];
  const errors = validate(schema, document, rules, { maxErrors: 20 });
  if (errors.length > 0) return { answer: invalid(errors) };
  const operation = getOperationAST(document, operationName);
  if (!operation) return refuse(400, 'BadRequestException', 'Unknown operation.');

  const { depth, resolvers } = measure(operation, { schema, document, hasResolver: limits.hasResolver });
  if (limits.mostDepth > 0 && depth > limits.mostDepth)
    return limited('QueryDepthLimitReached', `Query depth limit of ${limits.mostDepth} reached.`);
  if (limits.mostResolvers > 0 && resolvers > limits.mostResolvers)
    return limited('ResolverExecutionLimitReached', 'Resolver invocation limit reached.');
  const fragments = document.definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
  );
  return { document, operation, fragments: Object.fromEntries(fragments) };
}

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens: mostTokens });
  } catch {
    return undefined; // the client receives no reason, as from AppSync
  }
}

function malformed(message: string): RequestRefused {
  return refuse(400, 'MalformedHttpRequestException', message);
}

/** https://docs.aws.amazon.com/appsync/latest/devguide/configuration-limits.html */
function limited(errorType: string, message: string): { answer: Answer } {
  const error = { path: null, data: null, errorType, errorInfo: null, locations: null, message };
  return { answer: { data: null, errors: [error] } };
}

/** Brackets of GraphQL or JSON; strings and comments match as a whole, so that brackets inside them do not count. */
const signs = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n])*"|#.*|[{[(]|[}\])]/g;

function nestingOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [sign] of text.matchAll(signs)) {
    if ('{[('.includes(sign)) deepest = Math.max(deepest, ++depth);
    else if ('}])'.includes(sign)) depth--;
  }
  return deepest;
}
