import type * as z from 'zod';
import type { Identity } from '../template/resolver';
import { readProperties } from '../template/resource-properties';
import { stableId } from '../template/stable-id';
import { inertProperties, shapes, typeNames } from './resources';
import { createRestApi, type RestApi, type RestApiBackends, type RestApiDefinition } from './rest-api';

export type Kind = keyof typeof shapes;
type Shape<Of extends Kind> = z.infer<(typeof shapes)[Of]>;

type Draft = { readonly [Of in Kind]: Map<string, Shape<Of>> };

export interface RestApis {
  add(kind: Kind, logicalId: string, properties: unknown): Identity;
  /** Returns the stages of all APIs by `<apiId>/<stageName>`. */
  serve(backends: (apiId: string) => RestApiBackends): ReadonlyMap<string, RestApi>;
}

export function openRestApis(): RestApis {
  const drafts = new Map<string, Draft>();
  return {
    add(kind, logicalId, properties) {
      const resource = read(kind, logicalId, properties);
      if (!('RestApiId' in resource)) {
        const apiId = stableId(logicalId, 10);
        drafts.set(apiId, newDraft({ [logicalId]: resource }));
        return { ref: apiId, attributes: { RestApiId: apiId, RootResourceId: rootOf(apiId) } };
      }
      const draft = drafts.get(resource.RestApiId);
      if (!draft) throw new Error(`${logicalId}: ${resource.RestApiId} is not a REST API of the template.`);
      (draft[kind] as Map<string, unknown>).set(logicalId, resource);
      return { ref: 'StageName' in resource ? resource.StageName : logicalId, attributes: {} };
    },
    serve: (backends) =>
      new Map(
        [...drafts].flatMap(([apiId, draft]) =>
          [...draft.stage.values()].map((stage) => {
            const definition = { ...definitionOf(apiId, draft), stage };
            return [`${apiId}/${stage.StageName}`, createRestApi(definition, backends(apiId))];
          }),
        ),
      ),
  };
}

function read<Of extends Kind>(kind: Of, logicalId: string, properties: unknown) {
  const type = typeNames[kind];
  const schema = shapes[kind] as z.ZodType;
  const inert = inertProperties[kind];
  return readProperties({ type, logicalId, properties, schema, inert }) as Shape<Of>;
}

function newDraft(restApi: Record<string, Shape<'restApi'>>): Draft {
  return {
    restApi: new Map(Object.entries(restApi)),
    resource: new Map(),
    method: new Map(),
    authorizer: new Map(),
    gatewayResponse: new Map(),
    stage: new Map(),
  };
}

function definitionOf(apiId: string, draft: Draft): Omit<RestApiDefinition, 'stage'> {
  const pathOf = (id: string): string => {
    const resource = draft.resource.get(id);
    return resource ? `${pathOf(resource.ParentId)}/${resource.PathPart}` : '';
  };
  return {
    paths: new Map([
      [rootOf(apiId), '/'],
      ...[...draft.resource.keys()].map((id) => [id, pathOf(id)] as const),
    ]),
    methods: [...draft.method.values()],
    authorizers: draft.authorizer,
    gatewayResponses: [...draft.gatewayResponse.values()],
  };
}

function rootOf(apiId: string): string {
  return `${apiId}-root`;
}
