import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Stage } from '../stage';
import { acknowledge } from './acknowledge';

/** Of 62 letters and digits: enough for two keys of 256 bits to be derived from it. */
const keyLength = 64;

/**
 * Makes a key with the stage, known to nobody. It stays where the stage keeps its data, and is never changed.
 *
 * @param key.purpose  what it does, for whoever finds it among the secrets
 * @param key.whyKept  what a new key would break
 */
export function createStageKey(
  scope: Construct,
  id: string,
  stage: Stage,
  { purpose, whyKept }: { purpose: string; whyKept: string },
): Secret {
  const key = new Secret(scope, id, {
    description: `Jade Harbour ${stage.name}: ${purpose}`,
    generateSecretString: {
      secretStringTemplate: '{}',
      generateStringKey: 'key',
      passwordLength: keyLength,
      excludePunctuation: true,
    },
    removalPolicy: stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  acknowledge(key, 'SMG4', whyKept);
  return key;
}
