import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { readProperties } from '../template/resource-properties';
import type { Identity } from '../template/resolver';
import { createRestApi, type RestApi, type RestApiBackends, type RestApiDefinition } from './rest-api';
import {
  type GatewayResponse,
  inertProperties,
  type Method,
  shapes,
  type Stage,
  type Authorizer,
} from './shapes';

type ResourceKind = keyof typeof shapes;

interface Draft {
  readonly binaryMediaTypes: readonly string[];
  readonly rootId: string;
  readonly resources: Map<string, { parentId: string; part: string }>;
  readonly methods: Method[];
  readonly authorizers: Map<string, Authorizer>;
  readonly gatewayResponses: GatewayResponse[];
  readonly stages: Stage[];
}

/** Takes the resources of REST APIs one by one, as the template has them, and then serves their stages. */
export interface RestApis {
  /** Takes a resource of one of these kinds, its intrinsics resolved. */
  add(kind: ResourceKind, logicalId: string, properties: unknown): Identity;
  /** The stages of all APIs by `<apiId>/<stageName>`. */
  serve(backends: (apiId: string) => RestApiBackends): ReadonlyMap<string, RestApi>;
}

export function openRestApis(): RestApis {
  const drafts = new Map<string, Draft>();

  const draftOf = ({ RestApiId }: { RestApiId: string }): Draft => {
    const draft = drafts.get(RestApiId);
    if (!draft) throw new TypeError(`${RestApiId} is no REST API of the template.`);
    return draft;
  };

  const takers: Record<ResourceKind, (logicalId: string, properties: unknown) => Identity> = {
    restApi(logicalId, properties) {
      const { BinaryMediaTypes } = read('restApi', logicalId, properties);
      const apiId = createHash('sha256').update(logicalId).digest('hex').slice(0, 10);
      drafts.set(apiId, newDraft(`${apiId}-root`, BinaryMediaTypes));
      return { ref: apiId, attributes: { RestApiId: apiId, RootResourceId: `${apiId}-root` } };
    },
    resource(logicalId, properties) {
      const resource = read('resource', logicalId, properties);
      draftOf(resource).resources.set(logicalId, { parentId: resource.ParentId, part: resource.PathPart });
      return { ref: logicalId, attributes: { ResourceId: logicalId } };
    },
    method(logicalId, properties) {
      const method = read('method', logicalId, properties);
      draftOf(method).methods.push(method);
      return { ref: logicalId, attributes: {} };
    },
    authorizer(logicalId, properties) {
      const authorizer = read('authorizer', logicalId, properties);
      draftOf(authorizer).authorizers.set(logicalId, authorizer);
      return { ref: logicalId, attributes: { AuthorizerId: logicalId } };
    },
    gatewayResponse(logicalId, properties) {
      const gatewayResponse = read('gatewayResponse', logicalId, properties);
      draftOf(gatewayResponse).gatewayResponses.push(gatewayResponse);
      return { ref: logicalId, attributes: {} };
    },
    stage(logicalId, properties) {
      const stage = read('stage', logicalId, properties);
      draftOf(stage).stages.push(stage);
      return { ref: stage.StageName, attributes: {} };
    },
  };

  return {
    add: (kind, logicalId, properties) => takers[kind](logicalId, properties),
    serve: (backends) =>
      new Map(
        [...drafts].flatMap(([apiId, draft]) =>
          draft.stages.map((stage) => [
            `${apiId}/${stage.StageName}`,
            createRestApi(definitionOf(draft, stage), backends(apiId)),
          ]),
        ),
      ),
  };
}

function read<Kind extends ResourceKind>(kind: Kind, logicalId: string, properties: unknown) {
  const [type, schema, inert] = [`AWS::ApiGateway ${kind}`, shapes[kind] as z.ZodType, inertProperties[kind]];
  return readProperties({ type, logicalId, properties, schema, inert }) as z.infer<(typeof shapes)[Kind]>;
}

function newDraft(rootId: string, binaryMediaTypes: readonly string[]): Draft {
  return {
    binaryMediaTypes,
    rootId,
    resources: new Map(),
    methods: [],
    authorizers: new Map(),
    gatewayResponses: [],
    stages: [],
  };
}

function definitionOf(draft: Draft, stage: Stage): RestApiDefinition {
  const pathOf = (id: string): string => {
    const resource = draft.resources.get(id);
    if (!resource) return '';
    return `${pathOf(resource.parentId)}/${resource.part}`;
  };
  return {
    ...draft,
    stage,
    paths: new Map([
      [draft.rootId, '/'],
      ...[...draft.resources.keys()].map((id) => [id, pathOf(id)] as const),
    ]),
  };
}
