import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { brand } from '#domain/operator/brand';
import type { Stage } from '../stage';
import { acknowledge } from './acknowledge';

/** Letters and digits, 62 in all: enough entropy to derive two keys of 256 bits. */
const keyLength = 64;

/**
 * Generates a secret key with the stage, known to no person. It is retained where the stage retains its data, and never changes.
 *
 * @param key.purpose  what the key does, for readers of the list of secrets
 * @param key.whyKept  what a new key would break
 */
export function createStageKey(
  scope: Construct,
  id: string,
  stage: Stage,
  { purpose, whyKept }: { purpose: string; whyKept: string },
): Secret {
  const key = new Secret(scope, id, {
    description: `${brand.name} ${stage.name}: ${purpose}`,
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
