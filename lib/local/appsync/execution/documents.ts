import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  getOperationAST,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';
import { parseJson } from '../../http/parse-json';
import { createBoundedMap } from '../../state/bounded-map';
import { refuse, type RequestRefused } from '../refusals';
import { type Answer, invalid, refusedAnswer } from './answers';
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

const unreadable = refuse(400, 'MalformedHttpRequestException', 'Unable to parse GraphQL query.');

/** Answers to malformed requests: https://github.com/graphql/graphql-over-http/issues/81 */
export function readRequest(text: string): GraphqlRequest | RequestRefused {
  if (text.trim() === '') return refuse(400, 'MalformedHttpRequestException', 'Request body is empty.');
  const body = parseJson(text) as Partial<Record<keyof GraphqlRequest, unknown>> | null | undefined;
  const { query, operationName, variables } = body ?? {};
  if (typeof query !== 'string' || nestingOf(query) > mostNesting || nestingOf(text) > mostNesting)
    return unreadable;
  if (typeof (variables ?? {}) !== 'object' || Array.isArray(variables)) return unreadable;
  return {
    query,
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
    variables: (variables ?? {}) as Record<string, unknown>,
  };
}

type ReadDocument = (request: GraphqlRequest) => ValidDocument | RequestRefused | Answer;

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
  { allowsIntrospection, mostDepth, mostResolvers, hasResolver }: DocumentLimits,
): ReturnType<ReadDocument> {
  const document = parsed(query);
  if (!document) return unreadable;
  const rules = allowsIntrospection ? specifiedRules : [...specifiedRules, noIntrospection];
  const errors = validate(schema, document, rules, { maxErrors: 20 });
  if (errors.length > 0) return invalid(errors);
  const operation = getOperationAST(document, operationName);
  if (!operation) return refuse(400, 'BadRequestException', 'Unknown operation.');

  const fragments = Object.fromEntries(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const { depth, resolvers } = measure(operation, { schema, fragments, hasResolver });
  if (mostDepth > 0 && depth > mostDepth)
    return refusedAnswer('QueryDepthLimitReached', `Query depth limit of ${mostDepth} reached.`);
  if (mostResolvers > 0 && resolvers > mostResolvers)
    return refusedAnswer('ResolverExecutionLimitReached', 'Resolver invocation limit reached.');
  return { document, operation, fragments };
}

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens: mostTokens });
  } catch {
    return undefined; // the client receives no reason, as from AppSync
  }
}

/** https://docs.aws.amazon.com/appsync/latest/devguide/configuration-limits.html */
const noIntrospection: ValidationRule = (context) => ({
  Field({ name }) {
    if (name.value === '__schema' || name.value === '__type')
      context.reportError(new GraphQLError(`Cannot query field "${name.value}" on type "Query".`));
  },
});

interface Measured {
  readonly depth: number;
  readonly resolvers: number;
}

/**
 * Measures every fragment once per type, so that deeply nested fragments stay cheap.
 * https://docs.aws.amazon.com/appsync/latest/devguide/configuration-limits.html
 */
function measure(
  operation: OperationDefinitionNode,
  {
    schema,
    fragments,
    hasResolver,
  }: { schema: GraphQLSchema; fragments: Fragments; hasResolver: DocumentLimits['hasResolver'] },
): Measured {
  type Parent = GraphQLObjectType | undefined;
  const known = new Map<string, Measured>();
  return ofSelection(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);

  function ofSelection(selection: SelectionSetNode | undefined, type: Parent): Measured {
    const measured = (selection?.selections ?? []).map((node) => ofNode(node, type));
    return {
      depth: Math.max(0, ...measured.map(({ depth }) => depth)),
      resolvers: measured.reduce((sum, { resolvers }) => sum + resolvers, 0),
    };
  }

  function ofNode(node: SelectionNode, type: Parent): Measured {
    if (node.kind === Kind.INLINE_FRAGMENT) return ofSelection(node.selectionSet, type);
    const name = node.name.value;
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const key = `${name} ${type?.name}`;
      const measured = known.get(key) ?? ofSelection(fragments[name]?.selectionSet, type);
      known.set(key, measured);
      return measured;
    }
    const fieldType = getNamedType(type?.getFields()[name]?.type);
    const inner = ofSelection(node.selectionSet, isObjectType(fieldType) ? fieldType : undefined);
    const own = type && hasResolver(type.name, name) ? 1 : 0;
    return { depth: inner.depth + 1, resolvers: inner.resolvers + own };
  }
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
