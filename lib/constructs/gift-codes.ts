import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { acknowledge } from './acknowledge';
import type { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** Long enough for two keys of 256 bits to be derived from it. */
const keyLength = 64;

/** What seals gift codes in their table. The key is made with the stage and known to nobody; without it the codes are lost. */
export class GiftCodes extends Construct {
  /** How a function is told where codes and their key are. */
  readonly environment: Readonly<Record<'GIFT_CODES_TABLE' | 'GIFT_CODES_SECRET', string>>;

  readonly #key: Secret;

  constructor(scope: Construct, id: string, { stage, tables }: { stage: Stage; tables: Tables }) {
    super(scope, id);
    this.#key = new Secret(this, 'Key', {
      description: `Jade Harbour ${stage.name}: seals the codes of gifts`,
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'key',
        passwordLength: keyLength,
        excludePunctuation: true,
      },
      removalPolicy: stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(this.#key, 'SMG4', 'a new key would open none of the codes that the old one has sealed');
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
