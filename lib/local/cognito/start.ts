import type { Service } from '../emulated-service';
import { authorizedBy } from '../http/aws-json';
import type { InvokeTrigger } from './run-trigger';
import { openUserPools } from './user-pools';
import { poolArn } from './users';

export const cognito: Service<'cognito', 'iam' | 'ses' | 'lambda'> = {
  name: 'cognito',
  needs: ['iam', 'ses', 'lambda'],
  start({ sitePort, clock: { now }, faults, stateAt }, { iam, ses: outbox, lambda }) {
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
        'AWS::Cognito::UserPool': userPools.ensurePool,
        'AWS::Cognito::UserPoolClient': userPools.ensureClient,
        'AWS::Cognito::UserPoolDomain': userPools.ensureDomain,
        'AWS::Cognito::UserPoolGroup': userPools.ensureGroup,
        'AWS::Cognito::UserPoolIdentityProvider': userPools.ensureProvider,
      },
      endpoints: {
        'cognito-domain': userPools.handleHosted,
        'cognito-idp': authorizedBy(iam.authorize, userPools.handle),
      },
      close: userPools.close,
    };
  },
};
