import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { NodeFunction } from './node-function';
import { createStageKey } from './stage-key';

/**
 * The secret that identifies the site's distribution to the REST API, in a header that the distribution overwrites if a viewer sends one.
 * Without it, a caller who addresses API Gateway directly could claim any location.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html
 */
export class EdgeKey extends Construct {
  readonly #key: Secret;
  /** Headers that the distribution adds; CloudFormation resolves the value when it deploys the distribution. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.#key = createStageKey(this, 'Key', stage, {
      purpose: 'authenticates the site’s distribution to the REST API',
      whyKept: 'the distribution keeps the value of its last deployment, so a rotated value would not match',
    });
    this.headers = { 'Jade-Edge-Key': this.#key.secretValueFromJson('key').unsafeUnwrap() };
  }

  /** Lets a function recognize requests that came through the distribution. */
  allowChecking(handler: NodeFunction): void {
    handler.addEnvironment('EDGE_KEY_SECRET', this.#key.secretArn);
    handler.allow(['secretsmanager:GetSecretValue'], this.#key.secretArn);
  }
}
