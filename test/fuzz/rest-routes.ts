import { openApiDocument } from '#contracts/openapi';
import type { JsonSchema, NamedSchemas } from './schema-arbitraries';

/** A parameter in path, query or headers. */
export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** A route of the OpenAPI document. */
export interface Route {
  /** Method and path, such as `GET /orders/{id}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | undefined;
  /** Documented statuses, each with its error codes. */
  readonly statuses: ReadonlyMap<number, readonly string[]>;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

const document = openApiDocument();

export const namedSchemas = (document.components?.schemas ?? {}) as NamedSchemas;

/** Every route of the document. */
export const routes: readonly Route[] = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Operation>).map(([verb, operation]) => {
    const method = verb.toUpperCase();
    return {
      name: `${method} ${path}`,
      method,
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json'].schema,
      statuses: new Map(
        Object.entries(operation.responses).map(([status, { description }]) => [
          Number(status),
          description.split(', '),
        ]),
      ),
    };
  }),
);
