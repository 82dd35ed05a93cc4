import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { NodeFunction } from './node-function';
import { createStageKey } from './stage-key';

/** The key from which players' server seeds are derived. Without it nothing can be drawn, and no committed seed can be revealed. */
export class ServerSeeds extends Construct {
  readonly #key: Secret;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.#key = createStageKey(this, 'Key', stage, {
      purpose: 'derives the server seeds of players',
      whyKept: 'a rotated key would break every commitment made with the old one',
    });
  }

  /** Lets a function draw, reveal seeds and show commitments. */
  allowDrawing(handler: NodeFunction): void {
    handler.addEnvironment('SERVER_SEEDS_SECRET', this.#key.secretArn);
    handler.allow(['secretsmanager:GetSecretValue'], this.#key.secretArn);
  }
}
