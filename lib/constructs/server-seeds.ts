import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { NodeFunction } from './node-function';
import { createStageKey } from './stage-key';

/** What the server seeds of players are derived from. Without its key nothing is drawn, and no seed revealed that was committed to. */
export class ServerSeeds extends Construct {
  readonly #key: Secret;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.#key = createStageKey(this, 'Key', stage, {
      purpose: 'gives the server seeds of players',
      whyKept: 'a new key would break every commitment that was made under the old one',
    });
  }

  /** Lets a function draw, reveal seeds and show commitments. */
  allowDrawing(handler: NodeFunction): void {
    handler.addEnvironment('SERVER_SEEDS_SECRET', this.#key.secretArn);
    handler.allow(['secretsmanager:GetSecretValue'], this.#key.secretArn);
  }
}
