import type { Service } from '../emulated-service';
import { roleArn } from '../template/account';
import { createAuthorize } from './authorize';
import { readAttachedPolicy, readRole } from './resources';
import { openRoles } from './roles';
import { openWebSessions } from './web-sessions';

export const iam: Service<'iam', never> = {
  name: 'iam',
  needs: [],
  start({ options: { onDenial }, clock: { now }, stateAt }) {
    const roles = openRoles();
    const webSessions = openWebSessions({ stateFile: stateAt('sessions.json'), roles, now });
    const authorize = createAuthorize({ roles, webSessions, onDenial });
    return {
      offer: { roles, webSessions, authorize },
      resources: {
        'AWS::IAM::Policy'({ logicalId, properties }) {
          const { policy, roles: names } = readAttachedPolicy(logicalId, properties);
          for (const role of names) roles.attach(role, policy);
          return { ref: logicalId, attributes: {} };
        },
        'AWS::IAM::Role'({ logicalId, name, properties }) {
          const { policies, trust } = readRole(logicalId, properties);
          roles.define(name, policies, trust);
          return { ref: name, attributes: { Arn: roleArn(name) } };
        },
      },
    };
  },
};
