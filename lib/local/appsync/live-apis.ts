import type { GraphqlApiBackends, GraphqlApis } from './graphql-apis';
import type { Kind } from './resources';

/** A resource whose text comes from a file of the project: a schema, or the code of a resolver or function. */
export interface GraphqlText {
  readonly logicalId: string;
  /** `Type.field` of a resolver, the name of any other resource. */
  readonly name: string;
  readonly text: string;
}

/** GraphQL APIs whose schemas and code can change while they are served. */
export interface LiveGraphqlApis extends GraphqlApis {
  texts(): readonly GraphqlText[];
  /**
   * Replaces the texts of the APIs. Subscribers are disconnected and reconnect, as clients do after any loss.
   *
   * @param texts  by logical id
   * @throws Error naming what AppSync would refuse; the old texts stay in use
   */
  replace(texts: ReadonlyMap<string, string>): void;
}

interface Part {
  readonly kind: Kind;
  readonly logicalId: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** @param open  creates the service without APIs */
export function openLiveGraphqlApis(open: () => GraphqlApis): LiveGraphqlApis {
  let current = open();
  let parts: readonly Part[] = [];
  let backends: GraphqlApiBackends | undefined;
  return {
    add(kind, logicalId, properties) {
      const identity = current.add(kind, logicalId, properties);
      parts = [...parts, { kind, logicalId, properties: properties as Part['properties'] }];
      return identity;
    },
    serve(given) {
      backends = given;
      current.serve(given);
    },
    handle: (request, response, body) => current.handle(request, response, body),
    handleUpgrade: (request, socket, head) => current.handleUpgrade(request, socket, head),
    dropAll: () => current.dropAll(),
    close: () => current.close(),
    texts: () => parts.flatMap(textOf),
    replace(texts) {
      const changed = parts.map((part) => withText(part, texts.get(part.logicalId)));
      const next = open();
      for (const { kind, logicalId, properties } of changed) next.add(kind, logicalId, properties);
      if (backends) next.serve(backends);
      const previous = current;
      [current, parts] = [next, changed];
      previous.close();
    },
  };
}

const textProperties: Partial<Record<Kind, string>> = {
  schema: 'Definition',
  function: 'Code',
  resolver: 'Code',
};

function textOf({ kind, logicalId, properties }: Part): GraphqlText[] {
  const text = properties[textProperties[kind] ?? ''];
  if (typeof text !== 'string') return [];
  const { Name = logicalId, TypeName, FieldName } = properties;
  return [{ logicalId, name: FieldName ? `${TypeName}.${FieldName}` : String(Name), text }];
}

function withText(part: Part, text: string | undefined): Part {
  const property = textProperties[part.kind];
  if (property === undefined || text === undefined) return part;
  return { ...part, properties: { ...part.properties, [property]: text } };
}
