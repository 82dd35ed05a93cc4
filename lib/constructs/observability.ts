import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  type MetricOptions,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription, SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue, Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { CatalogApi } from './catalog-api';
import { functionLogOf } from './function-log';
import type { NodeFunction } from './node-function';
import type { PlayFabOps } from './play-fab-ops';

interface ObservabilityProps {
  readonly stage: Stage;
  readonly playFabOps: PlayFabOps;
  readonly catalogApi: CatalogApi;
  /** Functions that follow a stream. */
  readonly streamReaders: readonly NodeFunction[];
  /** Functions that refuse a call by an error. */
  readonly refusingTriggers: readonly NodeFunction[];
  /** Queues with a dead-letter queue. */
  readonly workQueues: readonly Queue[];
  /** Receives each change of an alarm's state, beside the operators. */
  readonly alarmRecords: Queue;
}

/** The condition of an alarm. */
interface Threshold {
  readonly metric: IMetric;
  /** The alarm fires at this value and above. */
  readonly atLeast: number;
  /** Number of consecutive periods. @default 1 */
  readonly periods?: number;
  /** What the alarm means and where to look, for the operator on call. */
  readonly meaning: string;
}

const fiveMinutes = Duration.minutes(5);
const total: MetricOptions = { period: fiveMinutes, statistic: Stats.SUM };
const maximum: MetricOptions = { period: fiveMinutes, statistic: Stats.MAXIMUM };

/**
 * Alarms and their recipients, who are notified when an alarm is raised and when it recovers. Conditions that recover by themselves raise no
 * alarm.
 */
export class Observability extends Construct {
  /** Log lines of level ERROR of the functions. */
  readonly errorLines: IMetric;
  readonly alarms: Alarm[] = [];

  readonly #topic: Topic;

  constructor(scope: Construct, id: string, props: ObservabilityProps) {
    super(scope, id);
    const { stage, playFabOps, catalogApi } = props;
    this.#topic = this.createTopic(stage, props.alarmRecords);

    this.errorLines = this.countErrorLines(stage);
    this.ring('ErrorLines', {
      metric: this.errorLines,
      atLeast: 1,
      meaning:
        'A function logged an error, which is a bug or an outage. Search the function log for level ERROR: `function` names the function, `code` the error.',
    });
    this.ring('FunctionErrors', {
      metric: errorsExcept(props.refusingTriggers),
      atLeast: 1,
      periods: 2,
      meaning:
        'A function of this account crashed or timed out in two consecutive periods of five minutes. Triggers that refuse a sign-in by an error are left out, but not those of another stage in the account.',
    });
    this.ring('FunctionThrottles', {
      metric: LambdaFunction.metricAllThrottles(total),
      atLeast: 1,
      periods: 2,
      meaning:
        'Functions are throttled. Request a higher quota of concurrent executions from AWS; new accounts have 10.',
    });
    this.ring('RestServerErrors', {
      // Metric of the stage: the API has the same name in every stage of an account.
      metric: playFabOps.api.deploymentStage.metricServerError(total),
      atLeast: 5,
      meaning:
        'The REST API returned 5xx errors. Find the route and request id in the access log, then search the function log for that request.',
    });
    this.ring('GraphqlServerErrors', {
      metric: catalogApi.metric('5XXError', total),
      atLeast: 5,
      meaning: 'AppSync returned 5xx errors. Find the failed resolver in its log.',
    });
    const { alarmAtAdjustedSweepsPerDay, alarmAtLostSweepsPerDay } = stage.losses;
    const givenBy = this.countSweepsGiven(stage);
    this.ring('SweepsAdjusted', {
      metric: givenBy('house:adjustments'),
      atLeast: alarmAtAdjustedSweepsPerDay,
      meaning:
        'Balance corrections gave out an unusual amount of Sweeps Coins within a day. See the audit log for who made them and why.',
    });
    this.ring('SweepsLost', {
      metric: givenBy('house:games'),
      atLeast: alarmAtLostSweepsPerDay,
      meaning:
        'Games paid out far more Sweeps Coins than players staked within a day. It is a large win, or someone can predict results. See the reports of the Dashboard for the game.',
    });
    this.ring('PostbacksLate', {
      metric: this.countLateRuns(stage),
      atLeast: 1,
      periods: 3,
      meaning:
        'Postbacks have been due for at least 15 minutes and stay late: the runs of ReservationLapsesSweep do not reach all of them. Search its log for POSTBACKS_LATE and POSTBACK_NOT_RECORDED.',
    });
    if (stage.ses)
      this.ring('Mails', {
        metric: new Metric({
          namespace: 'AWS/SES',
          metricName: 'Send',
          period: Duration.hours(1),
          statistic: Stats.SUM,
        }),
        atLeast: stage.ses.alarmAtMailsPerHour,
        meaning:
          'This account sent an unusual number of emails within an hour, codes and notices together. Compare the requests to the user pool (codes) with the invocations of the mail function (notices).',
      });
    for (const reader of props.streamReaders)
      this.ring(`${reader.node.id}Behind`, {
        metric: reader.metric('IteratorAge', maximum),
        atLeast: Duration.minutes(10).toMilliseconds(),
        meaning:
          'A stream reader is at least ten minutes behind. Records expire after a day, so find the cause in its log before then.',
      });
    for (const { node, deadLetterQueue } of props.workQueues) {
      if (!deadLetterQueue) throw new Error('The queue has no dead-letter queue');
      this.ring(`${node.scope?.node.id}${node.id}DeadLetters`, {
        metric: deadLetterQueue.queue.metricApproximateNumberOfMessagesVisible(maximum),
        atLeast: 1,
        meaning:
          'A message failed five times and moved to the dead-letter queue. Fix the cause, then return the message with "Start DLQ redrive".',
      });
    }
  }

  private createTopic(stage: Stage, records: Queue): Topic {
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    // A topic with a policy of its own loses the default policy, which lets alarms of the same account publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    // Not raw: the id of the message, which SNS may deliver twice, is in the JSON of SNS.
    topic.addSubscription(new SqsSubscription(records as IQueue));
    if (stage.alarms) topic.addSubscription(new EmailSubscription(stage.alarms.email));
    return topic;
  }

  private countErrorLines(stage: Stage): Metric {
    const metric = { metricNamespace: `JadeHarbour/${stage.name}`, metricName: 'ErrorLines' };
    const logGroup = functionLogOf(this, stage);
    // Lines of the runtime about a function that could not log; a failure may count twice. https://docs.aws.amazon.com/lambda/latest/dg/troubleshooting-invocation.html
    new MetricFilter(this, 'FailedInvocationFilter', {
      ...metric,
      logGroup,
      filterPattern: FilterPattern.anyTerm(
        'Task timed out',
        'Runtime exited',
        'Runtime.ImportModuleError',
        'Uncaught Exception',
      ),
    });
    return new MetricFilter(this, 'ErrorLineFilter', {
      ...metric,
      logGroup,
      filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
    }).metric(total);
  }

  /** What a house account paid out within a day, in hundredths of a Sweeps Coin; see `lambdas/metrics`. */
  private countSweepsGiven(stage: Stage): (account: string) => Metric {
    const metric = { metricNamespace: `JadeHarbour/${stage.name}`, metricName: 'SweepsGiven' };
    const filter = new MetricFilter(this, 'SweepsGivenFilter', {
      ...metric,
      logGroup: functionLogOf(this, stage),
      filterPattern: FilterPattern.stringValue('$.code', '=', 'SWEEPS_GIVEN'),
      metricValue: '$.sweeps',
      dimensions: { account: '$.account' },
    });
    return (account) =>
      filter.metric({ period: Duration.days(1), statistic: Stats.SUM, dimensionsMap: { account } });
  }

  /** Runs that found a postback that was late; see `lambdas/affiliates/postbacks`. */
  private countLateRuns(stage: Stage): Metric {
    return new MetricFilter(this, 'PostbacksLateFilter', {
      metricNamespace: `JadeHarbour/${stage.name}`,
      metricName: 'PostbacksLate',
      logGroup: functionLogOf(this, stage),
      filterPattern: FilterPattern.stringValue('$.code', '=', 'POSTBACKS_LATE'),
    }).metric(total);
  }

  private ring(id: string, { metric, atLeast, periods = 1, meaning }: Threshold): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold: atLeast,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: meaning,
    });
    const notify = new SnsAction(this.#topic);
    alarm.addAlarmAction(notify);
    alarm.addOkAction(notify);
    this.alarms.push(alarm);
  }
}

/** Errors of the account's functions without those of some, which are zero in a period without a call. */
function errorsExcept(refusing: readonly NodeFunction[]): IMetric {
  const excluded = refusing.map((each, index) => [`refusing${index}`, each.metricErrors(total)] as const);
  return new MathExpression({
    expression: ['all', ...excluded.map(([id]) => `FILL(${id}, 0)`)].join(' - '),
    usingMetrics: { all: LambdaFunction.metricAllErrors(total), ...Object.fromEntries(excluded) },
    period: fiveMinutes,
    label: 'Errors of functions that refuse nothing by an error',
  });
}
