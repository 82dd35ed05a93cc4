import type { UserPools } from '../cognito/user-pools';
import type { Service } from '../emulated-service';
import type { Resource } from '../template/provision';
import type { TrustedCallers } from './authenticate';
import { openGraphqlApis } from './graphql-apis';
import type { Kind } from './resources';

export const appSync: Service<'appsync', 'iam' | 'cognito'> = {
  name: 'appsync',
  needs: ['iam', 'cognito'],
  start({ servicesUrl, clock: { now }, log }, { iam, cognito }) {
    const { authorize, webSessions } = iam;
    const apis = openGraphqlApis({ servicesUrl, now, log });
    const add =
      (kind: Kind) =>
      ({ logicalId, properties }: Resource) =>
        apis.add(kind, logicalId, properties);
    return {
      offer: apis,
      resources: {
        'AWS::AppSync::DataSource': add('dataSource'),
        'AWS::AppSync::FunctionConfiguration': add('function'),
        'AWS::AppSync::GraphQLApi': add('api'),
        'AWS::AppSync::GraphQLSchema': add('schema'),
        'AWS::AppSync::Resolver': add('resolver'),
      },
      endpoints: { appsync: apis.handle },
      onUpgrade(request, socket, head) {
        request.url = (request.url ?? '').replace(/^\/appsync(?=\/)/, '');
        apis.handleUpgrade(request, socket, head);
      },
      link: () =>
        apis.serve({ authorize, vouchFor: webSessions.vouchFor, verifyUserToken: eitherToken(cognito) }),
      close: () => apis.close(),
    };
  },
};

/** AppSync accepts access tokens and ID tokens. */
function eitherToken(userPools: UserPools): TrustedCallers['verifyUserToken'] {
  return (poolId, token) => {
    const claims = userPools.verifyAccessToken(poolId, token);
    const isOther = 'refused' in claims && claims.refused === 'wrong-use';
    return isOther ? userPools.verifyIdToken(poolId, token) : claims;
  };
}
