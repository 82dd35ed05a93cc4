import type { Service } from '../emulated-service';
import { authorizedBy } from '../http/aws-json';
import { openIdentityPools } from './wire';

export const cognitoIdentity: Service<'cognito-identity', 'iam' | 'cognito'> = {
  name: 'cognito-identity',
  needs: ['iam', 'cognito'],
  start({ clock: { now }, stateAt }, { iam, cognito: userPools }) {
    const { roles, webSessions, authorize } = iam;
    const stateFile = stateAt('identities.json');
    const identityPools = openIdentityPools({ stateFile, userPools, roles, webSessions, now });
    return {
      offer: undefined,
      resources: {
        'AWS::Cognito::IdentityPool'({ logicalId, properties }) {
          const { id } = identityPools.ensurePool(logicalId, properties);
          return { ref: id, attributes: { Id: id } };
        },
        'AWS::Cognito::IdentityPoolRoleAttachment'({ logicalId, properties }) {
          identityPools.ensureRoles(logicalId, properties);
          return { ref: logicalId, attributes: {} };
        },
      },
      endpoints: { 'cognito-identity': authorizedBy(authorize, identityPools.handle) },
    };
  },
};
