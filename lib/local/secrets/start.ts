import type { Service } from '../emulated-service';
import { authorizedBy } from '../http/aws-json';
import { openSecrets } from './state';

export const secretsManager: Service<'secrets', 'iam'> = {
  name: 'secrets',
  needs: ['iam'],
  start({ stateAt }, { iam: { authorize } }) {
    const secrets = openSecrets(stateAt('secrets.json'));
    return {
      offer: secrets,
      resources: {
        'AWS::SecretsManager::Secret'({ logicalId, properties }) {
          const { arn } = secrets.ensureSecret(logicalId, properties);
          return { ref: arn, attributes: { Id: arn } };
        },
      },
      endpoints: { secretsmanager: authorizedBy(authorize, secrets.handle) },
    };
  },
};
