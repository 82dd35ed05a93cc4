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
        'AWS::Cognito::IdentityPool': identityPools.ensurePool,
        'AWS::Cognito::IdentityPoolRoleAttachment': identityPools.ensureRoles,
      },
      endpoints: { 'cognito-identity': authorizedBy(authorize, identityPools.handle) },
    };
  },
};
