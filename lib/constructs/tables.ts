import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { Stage } from '../stage';

/**
 * The three tables of players and their coins, with the keys that every access pattern below rests on. Keys
 * cannot be changed once there is data; indexes can be added at any time.
 */
export class Tables extends Construct {
  /**
   * One item a player: balances, version, fairness state, sums of limits.
   * - read and conditionally write the wallet of a player, by `player`
   */
  readonly wallets: Table;

  /**
   * Every movement of coins, immutable.
   * - write a transaction once, and find it again by what asked for it: `entry` is the hash of operation and
   *   idempotency key
   * - page through a player's transactions, newest first: `by-sequence`, numbered without a gap
   */
  readonly ledger: Table;

  /**
   * One item a player: who they are, as far as we need to know.
   * - read and conditionally write the record of a player, by `player`
   */
  readonly players: Table;

  /** How a function is told the tables' names. */
  readonly environment: Readonly<Record<'WALLETS_TABLE' | 'LEDGER_TABLE' | 'PLAYERS_TABLE', string>>;

  constructor(scope: Construct, id: string, props: { stage: Stage }) {
    super(scope, id);
    const kept = {
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: props.stage.retainData,
      removalPolicy: props.stage.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    };
    const player = { name: 'player', type: AttributeType.STRING };

    this.wallets = new Table(this, 'Wallets', { ...kept, partitionKey: player });
    this.players = new Table(this, 'Players', { ...kept, partitionKey: player });
    this.ledger = new Table(this, 'Ledger', {
      ...kept,
      partitionKey: player,
      sortKey: { name: 'entry', type: AttributeType.STRING },
    });
    this.ledger.addGlobalSecondaryIndex({
      indexName: 'by-sequence',
      partitionKey: player,
      sortKey: { name: 'sequence', type: AttributeType.NUMBER },
      projectionType: ProjectionType.ALL,
    });

    this.environment = {
      WALLETS_TABLE: this.wallets.tableName,
      LEDGER_TABLE: this.ledger.tableName,
      PLAYERS_TABLE: this.players.tableName,
    };
  }
}
