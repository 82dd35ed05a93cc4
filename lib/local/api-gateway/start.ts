import type { Service } from '../emulated-service';
import { localArn } from '../template/account';
import type { Resource } from '../template/provision';
import type { Kind } from './resources';
import type { RestApi } from './rest-api';
import { openRestApis } from './rest-apis';
import { serveStages } from './wire';

export const apiGateway: Service<'api-gateway', 'lambda' | 'cognito'> = {
  name: 'api-gateway',
  needs: ['lambda', 'cognito'],
  start({ clock: { now } }, { lambda, cognito }) {
    const { functions, permissions } = lambda;
    const { verifyAccessToken } = cognito;
    const restApis = openRestApis();
    const stages = new Map<string, RestApi>();
    const add =
      (kind: Kind) =>
      ({ logicalId, properties }: Resource) =>
        restApis.add(kind, logicalId, properties);
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
        const served = restApis.serve((apiId) => ({
          runFunction: functions.run,
          verifyAccessToken,
          mayInvoke: (functionArn, methodPath) => {
            const sourceArn = localArn('execute-api', `${apiId}/${methodPath}`);
            return permissions.allow({ functionArn, principal: 'apigateway.amazonaws.com', sourceArn });
          },
        }));
        for (const [path, api] of served) stages.set(path, api);
      },
    };
  },
};
