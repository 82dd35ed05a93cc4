import { openCollections } from '../template/collections';
import type { Identity } from '../template/resolver';
import { stableId } from '../template/stable-id';
import { type Kind, readers, type Stage } from './resources';
import { createRestApi, type RestApi, type RestApiBackends, type RestApiDefinition } from './rest-api';

export interface RestApis {
  add(kind: Kind, logicalId: string, properties: unknown): Identity;
  /** Returns the stages of all APIs by `<apiId>/<stageName>`. */
  serve(backends: (apiId: string) => RestApiBackends): ReadonlyMap<string, RestApi>;
}

export function openRestApis(): RestApis {
  const apiIds = new Set<string>();
  const resources = openCollections(readers, (logicalId, resource) => {
    if ('RestApiId' in resource && !apiIds.has(resource.RestApiId))
      throw new Error(`${logicalId}: ${resource.RestApiId} is not a REST API of the template.`);
  });
  return {
    add(kind, logicalId, properties) {
      const resource = resources.add(kind, logicalId, properties);
      if (!('RestApiId' in resource)) {
        const apiId = stableId(logicalId, 10);
        apiIds.add(apiId);
        return { ref: apiId, attributes: { RestApiId: apiId, RootResourceId: rootOf(apiId) } };
      }
      return { ref: 'StageName' in resource ? resource.StageName : logicalId, attributes: {} };
    },
    serve: (backends) =>
      new Map(
        resources.of('stage').map(([, stage]) => {
          const { RestApiId: apiId, StageName: name } = stage;
          return [`${apiId}/${name}`, createRestApi(definitionOf(stage), backends(apiId))];
        }),
      ),
  };

  function definitionOf(stage: Stage): RestApiDefinition {
    const apiId = stage.RestApiId;
    const ofApi = <Of extends Exclude<Kind, 'restApi'>>(kind: Of) =>
      resources.of(kind).filter(([, { RestApiId }]) => RestApiId === apiId);
    const byId = new Map(ofApi('resource'));
    const pathOf = (id: string): string => {
      const resource = byId.get(id);
      return resource ? `${pathOf(resource.ParentId)}/${resource.PathPart}` : '';
    };
    return {
      stage,
      paths: new Map([[rootOf(apiId), '/'], ...[...byId.keys()].map((id) => [id, pathOf(id)] as const)]),
      methods: ofApi('method').map(([, method]) => method),
      authorizers: new Map(ofApi('authorizer')),
      gatewayResponses: ofApi('gatewayResponse').map(([, response]) => response),
    };
  }
}

function rootOf(apiId: string): string {
  return `${apiId}-root`;
}
