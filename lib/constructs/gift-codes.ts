import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { NodeFunction } from './node-function';
import { createStageKey } from './stage-key';
import type { Tables } from './tables';

/** What seals gift codes in their table. The key is made with the stage and known to nobody; without it the codes are lost. */
export class GiftCodes extends Construct {
  /** How a function is told where codes and their key are. */
  readonly environment: Readonly<Record<'GIFT_CODES_TABLE' | 'GIFT_CODES_SECRET', string>>;

  readonly #key: Secret;

  constructor(scope: Construct, id: string, { stage, tables }: { stage: Stage; tables: Tables }) {
    super(scope, id);
    this.#key = createStageKey(this, 'Key', stage, {
      purpose: 'seals the codes of gifts',
      whyKept: 'a new key would open none of the codes that the old one has sealed',
    });
    this.environment = {
      GIFT_CODES_TABLE: tables.giftCodes.tableName,
      GIFT_CODES_SECRET: this.#key.secretArn,
    };
  }

  /** Lets a function seal and open codes; what it may do with the table is granted apart. */
  allowSealing(handler: NodeFunction): void {
    handler.allow(['secretsmanager:GetSecretValue'], this.#key.secretArn);
  }
}
