import { Duration } from 'aws-cdk-lib';
import type { ITable, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type IEventSourceDlq, type IFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { RemovalPolicy } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { closedDaysPartition, daySumsPartition } from '../table-partitions';
import type { AccessLogs } from './access-logs';
import { acknowledge, acknowledgeKeys } from './acknowledge';
import type { CatalogApi } from './catalog-api';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';
import { allowStoringWins } from './win-access';
import { workQueue } from './work-queue';

interface StreamsProps {
  readonly stage: Stage;
  readonly tables: Tables;
  readonly catalogApi: CatalogApi;
  readonly accessLogs: AccessLogs;
}

/**
 * A row that is never processed leaves a wrong metric and a missing receipt. The functions themselves park or skip faulty rows, so
 * retries remain for outages only, for nearly the day that a stream retains its rows.
 */
const streamRetries = { maxRecordAge: Duration.hours(23) };

/**
 * Reactions to committed changes, each reader at its own pace: `Projections` maintains metrics, counts quests, stores latest wins, lists products and records
 * admins' changes to them, `Relay` queues events, `Push` publishes them to open pages, `Share` applies restrictions to all
 * accounts of a mailbox. A stream supports no third reader.
 */
export class Streams extends Construct {
  /** The functions that read a stream. */
  readonly readers: readonly NodeFunction[];
  /** Events to publish to open pages. */
  readonly pushes: Queue;
  /** Events that lead to a notice. */
  readonly notices: Queue;
  /** Events that may restrict other accounts of a mailbox. */
  readonly restrictions: Queue;

  constructor(scope: Construct, id: string, { stage, tables, catalogApi, accessLogs }: StreamsProps) {
    super(scope, id);
    const failures = this.createFailureBucket(accessLogs);
    this.pushes = workQueue(this, 'Pushes', { fifo: true, consumerTimeout: pushTimeout });
    this.notices = workQueue(this, 'Notices', { fifo: true, consumerTimeout: noticeTimeout });
    this.restrictions = workQueue(this, 'Restrictions', { fifo: true, consumerTimeout: shareTimeout });

    const projections = new NodeFunction(this, 'Projections', {
      stage,
      entry: 'lambdas/functions/stream-projections/handler.ts',
      description: 'Projects streams: metrics, quest progress, commission, wins, product lists, audit log',
      environment: {
        LEDGER_TABLE: tables.ledger.tableName,
        METRICS_TABLE: tables.metrics.tableName,
        DAILIES_TABLE: tables.dailies.tableName,
        WALLETS_TABLE: tables.wallets.tableName,
        PRODUCTS_TABLE: tables.products.tableName,
        AFFILIATES_TABLE: tables.affiliates.tableName,
        AUDIT_TABLE: tables.audit.tableName,
      },
      timeout: Duration.seconds(30),
      // An import of products takes hundreds of writes a batch, and 512 MB get 0.3 of a processor.
      memorySize: 1024,
    });
    projections.allow(['dynamodb:Query'], `${tables.ledger.tableArn}/index/by-kind`);
    projections.allow(['dynamodb:Scan'], tables.ledger.tableArn);
    projections.allow(
      ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:UpdateItem', 'dynamodb:Query'],
      tables.metrics.tableArn,
    );
    allowStoringWins(projections, tables.metrics);
    allowStoringSums(projections, tables.metrics);
    projections.allow(['dynamodb:BatchGetItem', 'dynamodb:PutItem'], tables.dailies.tableArn);
    projections.allow(
      [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
        'dynamodb:ConditionCheckItem',
        'dynamodb:Query',
      ],
      tables.affiliates.tableArn,
    );
    projections.allow(['dynamodb:Query'], `${tables.affiliates.tableArn}/index/by-partition`);
    allowReadingZones(projections, tables.wallets);
    allowListing(projections, tables.products);
    projections.allow(['dynamodb:PutItem'], tables.audit.tableArn);
    addStreamReader(projections, [tables.ledger, tables.products, tables.orders], failures);
    new Rule(this, 'Hourly', {
      description: 'Closes days, so that reports need not read their parts',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(projections, { event: RuleTargetInput.fromObject({ close: 'days' }) })],
    });

    const relay = new NodeFunction(this, 'Relay', {
      stage,
      entry: 'lambdas/functions/stream-relay/handler.ts',
      description: 'Queues events of coins, quests, products, orders, identity checks, and tickets',
      environment: {
        PUSHES_QUEUE_URL: this.pushes.queueUrl,
        NOTICES_QUEUE_URL: this.notices.queueUrl,
        RESTRICTIONS_QUEUE_URL: this.restrictions.queueUrl,
      },
    });
    relay.allow(['sqs:SendMessage'], this.pushes.queueArn, this.notices.queueArn, this.restrictions.queueArn);
    const { ledger, products, dailies, identityChecks, orders, tickets } = tables;
    const relayed = [ledger, products, dailies, identityChecks, orders, tickets];
    addStreamReader(relay, relayed, failures);
    this.readers = [projections, relay];

    const push = new NodeFunction(this, 'Push', {
      stage,
      entry: 'lambdas/functions/queue-pushes/handler.ts',
      description: 'Pushes balances, quests, and products to open pages',
      environment: { GRAPHQL_URL: catalogApi.api.graphqlUrl },
      timeout: pushTimeout,
    });
    catalogApi.grantMutations(
      push,
      'publishRewardProductChange',
      'publishRewardProductWithdrawal',
      'publishPlayerEvent',
    );
    push.addEventSource(new SqsEventSource(this.pushes, { batchSize: 10, reportBatchItemFailures: true }));
    this.shareRestrictions(stage, tables);
  }

  private shareRestrictions(stage: Stage, { environment, wallets, ledger, players }: Tables): void {
    const share = new NodeFunction(this, 'Share', {
      stage,
      entry: 'lambdas/functions/queue-restrictions/handler.ts',
      description: 'Applies restrictions of an account to the other accounts of its mailbox',
      environment,
      timeout: shareTimeout,
    });
    share.allow(
      ['dynamodb:GetItem', 'dynamodb:PutItem'],
      wallets.tableArn,
      ledger.tableArn,
      players.tableArn,
    );
    share.addEventSource(
      new SqsEventSource(this.restrictions, { batchSize: 10, reportBatchItemFailures: true }),
    );
  }

  /** Records that failed all retries; only a bucket as destination keeps the record itself. */
  private createFailureBucket(accessLogs: AccessLogs): Bucket {
    return new Bucket(this, 'Failures', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      serverAccessLogsBucket: accessLogs.bucket,
      serverAccessLogsPrefix: 'failures/',
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
  }
}

const shareTimeout = Duration.seconds(20);
const pushTimeout = Duration.seconds(10);
/** Time limit of the function that writes notices; see `notices.ts`. */
export const noticeTimeout = Duration.seconds(20);

/** Grants only the wallet attribute that holds the player's time zone. */
function allowReadingZones(reader: NodeFunction, wallets: Table): void {
  reader.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:BatchGetItem'],
      resources: [wallets.tableArn],
      conditions: {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['player', 'play'] },
        StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      },
    }),
  );
}

/**
 * Grants only the sums of closed days: a part of a day is added to and never replaced. Sums are stored in one transaction with an update of
 * the marks. AWS does not document whether `LeadingKeys` are those of each action or of the whole transaction, so both partitions are there.
 */
function allowStoringSums(closer: NodeFunction, metrics: Table): void {
  closer.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:PutItem'],
      resources: [metrics.tableArn],
      conditions: {
        'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [daySumsPartition, closedDaysPartition] },
      },
    }),
  );
}

/** Grants only the rows beside the products, whose ids begin with a character that no product id has. */
function allowListing(reader: NodeFunction, products: Table): void {
  reader.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:BatchGetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      resources: [products.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['#*'] } },
    }),
  );
}

function addStreamReader(reader: NodeFunction, tables: readonly Table[], failures: Bucket): void {
  for (const table of tables) {
    reader.addEventSource(
      // The CDK's class and interface declare an optional property differently, which `exactOptionalPropertyTypes` rejects.
      new DynamoEventSource(table as ITable, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        bisectBatchOnError: true,
        ...streamRetries,
        reportBatchItemFailures: true,
        onFailure: new FailureBucket(failures),
      }),
    );
  }
  acknowledge(
    reader.ownRole,
    'IAM5[Resource::*]',
    'dynamodb:ListStreams does not support narrower resources',
  );
  const reason = 'Lambda itself names the objects of failed batches';
  acknowledgeKeys(reader.ownRole, failures as IBucket, '*', reason);
}

/** Grants writes only; the CDK's class would let the reader read and delete what other readers stored there. */
class FailureBucket implements IEventSourceDlq {
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  bind(_mapping: unknown, reader: IFunction) {
    const { bucketArn } = this.#bucket;
    (reader as NodeFunction).allow(['s3:PutObject'], `${bucketArn}/*`);
    (reader as NodeFunction).allow(['s3:ListBucket'], bucketArn);
    return { destination: bucketArn };
  }
}
