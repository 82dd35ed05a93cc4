import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { NodeFunction } from './node-function';
import { createStageKey } from './stage-key';
import type { Tables } from './tables';

/**
 * The key that encrypts gift codes in their table. It is generated with the stage and known to no person; without it the codes are lost.
 */
export class GiftCodes extends Construct {
  /** Environment variables that locate the codes and their key. */
  readonly environment: Readonly<Record<'GIFT_CODES_TABLE' | 'GIFT_CODES_SECRET', string>>;

  readonly #key: Secret;

  constructor(scope: Construct, id: string, { stage, tables }: { stage: Stage; tables: Tables }) {
    super(scope, id);
    this.#key = createStageKey(this, 'Key', stage, {
      purpose: 'encrypts the gift codes',
      whyKept: 'a rotated key could not decrypt the codes that the old one encrypted',
    });
    this.environment = {
      GIFT_CODES_TABLE: tables.giftCodes.tableName,
      GIFT_CODES_SECRET: this.#key.secretArn,
    };
  }

  /** Lets a function encrypt and decrypt codes; access to the table is granted separately. */
  allowSealing(handler: NodeFunction): void {
    handler.allow(['secretsmanager:GetSecretValue'], this.#key.secretArn);
  }
}
