import { Duration } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
  type IWidget,
  Metric,
  type MetricOptions,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { CatalogApi } from './catalog-api';
import { functionLogOf } from './function-log';
import type { NodeFunction } from './node-function';
import type { PlayFabOps } from './play-fab-ops';
import type { Tables } from './tables';

interface OperatorDashboardProps {
  readonly stage: Stage;
  readonly playFabOps: PlayFabOps;
  readonly catalogApi: CatalogApi;
  readonly tables: Pick<Tables, 'wallets' | 'ledger' | 'products'>;
  /** Functions that read a stream. */
  readonly streamReaders: readonly NodeFunction[];
  /** Queues with a dead-letter queue. */
  readonly workQueues: readonly Queue[];
  /** Mails to send; undefined on a stage that sends none. */
  readonly mails: Queue | undefined;
  /** Log lines of level ERROR of the functions. */
  readonly errorLines: IMetric;
  readonly alarms: readonly IAlarm[];
}

const period = Duration.minutes(5);
const sum: MetricOptions = { period, statistic: Stats.SUM };
const maximum: MetricOptions = { period, statistic: Stats.MAXIMUM };
const p95: MetricOptions = { period, statistic: Stats.percentile(95) };

/** Log codes of payments that need attention; see `lambdas/runtime/log.ts`. */
const paymentProblems = ['RECONCILIATION_FAILED', 'EVENT_NOT_GENUINE', 'PURCHASE_UNKNOWN'];

/** Availability, latency and backlog of a stage at a glance. One CloudWatch dashboard per stage. */
export class OperatorDashboard extends Construct {
  readonly name: string;

  readonly #stage: Stage;

  constructor(scope: Construct, id: string, props: OperatorDashboardProps) {
    super(scope, id);
    this.#stage = props.stage;
    const alarms = new AlarmStatusWidget({ title: 'Alarms', width: 24, alarms: [...props.alarms] });
    const dashboard = new Dashboard(this, 'Dashboard', {
      defaultInterval: Duration.hours(12),
      widgets: [
        [alarms],
        this.requests(props),
        this.background(props),
        [...this.mail(props), this.purchases(props)],
      ],
    });
    this.name = dashboard.dashboardName;
  }

  private requests({ playFabOps, catalogApi, errorLines }: OperatorDashboardProps): IWidget[] {
    const rest = playFabOps.api.deploymentStage;
    return [
      graph('Requests', [
        rest.metricCount({ ...sum, label: 'REST' }),
        catalogApi.metric('Requests', { ...sum, label: 'GraphQL' }),
      ]),
      graph('Errors', [
        rest.metricServerError({ ...sum, label: 'REST 5xx' }),
        rest.metricClientError({ ...sum, label: 'REST 4xx' }),
        catalogApi.metric('5XXError', { ...sum, label: 'GraphQL 5xx' }),
        catalogApi.metric('4XXError', { ...sum, label: 'GraphQL 4xx' }),
        errorLines,
      ]),
      graph('Latency p95, ms', [
        rest.metricLatency({ ...p95, label: 'REST' }),
        catalogApi.metric('Latency', { ...p95, label: 'GraphQL' }),
      ]),
    ];
  }

  private background({ tables, streamReaders, workQueues }: OperatorDashboardProps): IWidget[] {
    return [
      graph('Throttles', [
        LambdaFunction.metricAllThrottles({ ...sum, label: 'Lambda, whole account' }),
        ...Object.entries(tables).map(([name, table]) =>
          table.metric('WriteThrottleEvents', { ...sum, label: `Writes to ${name}` }),
        ),
      ]),
      graph(
        'Stream age, ms',
        streamReaders.map((reader) => reader.metric('IteratorAge', { ...maximum, label: reader.node.id })),
      ),
      graph(
        'Dead letters',
        workQueues.flatMap(({ node, deadLetterQueue }) =>
          deadLetterQueue
            ? deadLetterQueue.queue.metricApproximateNumberOfMessagesVisible({ ...maximum, label: node.path })
            : [],
        ),
      ),
    ];
  }

  private mail({ mails }: OperatorDashboardProps): IWidget[] {
    if (!mails) return [];
    const sent = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, ...sum, label: `${metricName}, whole account` });
    return [
      graph('Mails', [
        mails.metricNumberOfMessagesDeleted({ ...sum, label: 'Processed' }),
        this.count('MailsFailed', functionLogOf(this, this.#stage), withCode('MAIL_FAILED')),
        ...['Send', 'Bounce', 'Complaint'].map(sent),
      ]),
    ];
  }

  private purchases({ playFabOps }: OperatorDashboardProps): IWidget {
    const begun = FilterPattern.all(
      FilterPattern.stringValue('$.method', '=', 'POST'),
      FilterPattern.stringValue('$.resource', '=', '/coins/{proxy+}'),
      // The access log quotes every value.
      FilterPattern.stringValue('$.status', '=', '200'),
    );
    return graph('Purchases', [
      this.count('PurchasesBegun', playFabOps.accessLog, begun),
      playFabOps.webhooks.metricInvocations({ ...sum, label: 'Provider events' }),
      this.count('PaymentProblems', functionLogOf(this, this.#stage), withCode(...paymentProblems)),
    ]);
  }

  /** Counts log lines as a metric of the stage. */
  private count(metricName: string, logGroup: ILogGroup, filterPattern: IFilterPattern): Metric {
    const metricNamespace = `JadeHarbour/${this.#stage.name}`;
    const filter = new MetricFilter(this, metricName, {
      metricNamespace,
      metricName,
      logGroup,
      filterPattern,
    });
    return filter.metric(sum);
  }
}

function graph(title: string, left: readonly IMetric[]): GraphWidget {
  return new GraphWidget({ title, width: 8, left: [...left] });
}

function withCode(...codes: readonly string[]): IFilterPattern {
  return FilterPattern.any(...codes.map((code) => FilterPattern.stringValue('$.code', '=', code)));
}
