import type { Service } from '../emulated-service';
import { localArn } from '../template/account';
import { openCollections } from '../template/collections';
import type { Resource } from '../template/provision';
import type { Identity } from '../template/resolver';
import { stableId } from '../template/stable-id';
import { type Kind, readers, type Stage } from './resources';
import { createRestApi, type RestApi, type RestApiDefinition } from './rest-api';
import { serveStages } from './wire';

export const apiGateway: Service<'api-gateway', 'lambda' | 'cognito'> = {
  name: 'api-gateway',
  needs: ['lambda', 'cognito'],
  start({ clock: { now } }, { lambda, cognito }) {
    const { functions, permissions } = lambda;
    const { verifyAccessToken } = cognito;
    const apiIds = new Set<string>();
    const parts = openCollections(readers, (logicalId, resource) => {
      if ('RestApiId' in resource && !apiIds.has(resource.RestApiId))
        throw new Error(`${logicalId}: ${resource.RestApiId} is not a REST API of the template.`);
    });
    const stages = new Map<string, RestApi>();
    return {
      offer: undefined,
      resources: {
        'AWS::ApiGateway::Authorizer': add('authorizer'),
        'AWS::ApiGateway::GatewayResponse': add('gatewayResponse'),
        'AWS::ApiGateway::Method': add('method'),
        'AWS::ApiGateway::Resource': add('resource'),
        'AWS::ApiGateway::RestApi': add('restApi'),
        'AWS::ApiGateway::Stage': add('stage'),
      },
      endpoints: { 'execute-api': serveStages(stages, now) },
      link() {
        for (const [, stage] of parts.of('stage'))
          stages.set(`${stage.RestApiId}/${stage.StageName}`, serve(stage));
      },
    };

    function add(kind: Kind) {
      return ({ logicalId, properties }: Resource): Identity => {
        const resource = parts.add(kind, logicalId, properties);
        if ('RestApiId' in resource)
          return { ref: 'StageName' in resource ? resource.StageName : logicalId, attributes: {} };
        const apiId = stableId(logicalId, 10);
        apiIds.add(apiId);
        return { ref: apiId, attributes: { RestApiId: apiId, RootResourceId: rootOf(apiId) } };
      };
    }

    function serve(stage: Stage): RestApi {
      return createRestApi(definitionOf(stage), {
        runFunction: functions.run,
        verifyAccessToken,
        mayInvoke: (functionArn, methodPath) => {
          const sourceArn = localArn('execute-api', `${stage.RestApiId}/${methodPath}`);
          return permissions.allow({ functionArn, principal: 'apigateway.amazonaws.com', sourceArn });
        },
      });
    }

    function definitionOf(stage: Stage): RestApiDefinition {
      const apiId = stage.RestApiId;
      const ofApi = <Of extends Exclude<Kind, 'restApi'>>(kind: Of) =>
        parts.of(kind).filter(([, { RestApiId }]) => RestApiId === apiId);
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
  },
};

function rootOf(apiId: string): string {
  return `${apiId}-root`;
}
