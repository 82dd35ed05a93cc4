import type { Service } from '../emulated-service';
import { authorizedBy } from '../http/aws-json';
import type { InvokeTrigger } from './run-trigger';
import { openUserPools } from './user-pools';
import { poolArn } from './users';

export const cognito: Service<'cognito', 'iam' | 'ses' | 'lambda'> = {
  name: 'cognito',
  needs: ['iam', 'ses', 'lambda'],
  start({ sitePort, clock: { now }, faults, stateAt }, needed) {
    const { iam, ses: outbox, lambda } = needed;
    const invokeTrigger: InvokeTrigger = async (functionArn, event) => {
      const { userPoolId } = event as { userPoolId: string };
      const sourceArn = poolArn(userPoolId);
      if (lambda.permissions.allow({ functionArn, principal: 'cognito-idp.amazonaws.com', sourceArn }))
        return lambda.functions.invoke(functionArn, event);
      throw new Error(`${functionArn} has no permission that lets ${sourceArn} invoke it`);
    };
    const userPools = openUserPools({
      stateFile: stateAt('user-pools.json'),
      outbox,
      invokeTrigger,
      now,
      siteUrl: sitePort?.url,
      faults,
    });
    return {
      offer: userPools,
      resources: {
        'AWS::Cognito::UserPool'({ logicalId, properties }) {
          const { id, arn, providerName } = userPools.ensurePool(logicalId, properties);
          return { ref: id, attributes: { Arn: arn, ProviderName: providerName, UserPoolId: id } };
        },
        'AWS::Cognito::UserPoolClient'({ logicalId, properties }) {
          const { id } = userPools.ensureClient(logicalId, properties);
          return { ref: id, attributes: { ClientId: id } };
        },
        'AWS::Cognito::UserPoolDomain'({ logicalId, properties }) {
          const { prefix } = userPools.ensureDomain(logicalId, properties);
          return { ref: prefix, attributes: {} };
        },
        'AWS::Cognito::UserPoolGroup'({ logicalId, properties }) {
          userPools.ensureGroup(logicalId, properties);
          return { ref: logicalId, attributes: {} };
        },
        'AWS::Cognito::UserPoolIdentityProvider'({ logicalId, properties }) {
          const { name } = userPools.ensureProvider(logicalId, properties);
          return { ref: name, attributes: {} };
        },
      },
      endpoints: {
        'cognito-domain': userPools.handleHosted,
        'cognito-idp': authorizedBy(iam.authorize, userPools.handle),
      },
      close: () => userPools.close(),
    };
  },
};
