import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
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
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
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
  /** Queues with a dead-letter queue. */
  readonly workQueues: readonly Queue[];
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
const largest: MetricOptions = { period: fiveMinutes, statistic: Stats.MAXIMUM };

/** Alarms and their recipients. Conditions that recover by themselves raise no alarm. */
export class Observability extends Construct {
  /** Log lines of level ERROR of the functions. */
  readonly errorLines: IMetric;
  readonly alarms: Alarm[] = [];

  readonly #topic: Topic;

  constructor(scope: Construct, id: string, props: ObservabilityProps) {
    super(scope, id);
    const { stage, playFabOps, catalogApi } = props;
    this.#topic = this.createTopic(stage);

    this.errorLines = this.countErrorLines(stage);
    this.ring('ErrorLines', {
      metric: this.errorLines,
      atLeast: 1,
      meaning:
        'A function logged an error: a bug or an outage. Search the log of the functions for level ERROR: `function` says which one, `code` what happened.',
    });
    this.ring('FunctionErrors', {
      metric: LambdaFunction.metricAllErrors(total),
      atLeast: 1,
      periods: 2,
      meaning:
        'A function of this account ended without an answer twice in a row: it crashed, or its time ran out.',
    });
    this.ring('FunctionThrottles', {
      metric: LambdaFunction.metricAllThrottles(total),
      atLeast: 1,
      periods: 2,
      meaning: 'Functions wait for room: ask AWS for more concurrent executions, new accounts have ten.',
    });
    this.ring('RestServerErrors', {
      // Metric of the stage: the API has the same name in every stage of an account.
      metric: playFabOps.api.deploymentStage.metricServerError(total),
      atLeast: 5,
      meaning:
        'The REST API answered with 5xx. The access log names route and request; the log of the function has the rest.',
    });
    this.ring('GraphqlServerErrors', {
      metric: catalogApi.metric('5XXError', total),
      atLeast: 5,
      meaning: 'AppSync answered with 5xx. Its log has the resolver that failed.',
    });
    const { alarmAtAdjustedSweepsPerDay, alarmAtLostSweepsPerDay } = stage.losses;
    const givenBy = this.countSweepsGiven(stage);
    this.ring('SweepsAdjusted', {
      metric: givenBy('house:adjustments'),
      atLeast: alarmAtAdjustedSweepsPerDay,
      meaning:
        'Corrections of balances gave away unusually many Sweeps Coins within a day. The audit log names who made them, and why.',
    });
    this.ring('SweepsLost', {
      metric: givenBy('house:games'),
      atLeast: alarmAtLostSweepsPerDay,
      meaning:
        'Games paid out far more Sweeps Coins than were staked within a day: a large win, or somebody who knows what comes. The figures of the Dashboard say which game.',
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
          'This account sent unusually many e-mails within an hour, codes and notices together. Requests of the user pool are codes, invocations of the function that sends e-mail are notices: compare both.',
      });
    for (const reader of props.streamReaders)
      this.ring(`${reader.node.id}Behind`, {
        metric: reader.metric('IteratorAge', largest),
        atLeast: Duration.minutes(10).toMilliseconds(),
        meaning:
          'A reader of a stream is ten minutes behind. What it could not read is lost to it after a day; its log says what it fails at.',
      });
    for (const { deadLetterQueue } of props.workQueues) {
      if (!deadLetterQueue) throw new Error('A queue without one beside it has nothing set aside');
      const { queue } = deadLetterQueue;
      this.ring(`${queue.node.scope?.node.id}${queue.node.id}`, {
        metric: queue.metricApproximateNumberOfMessagesVisible(largest),
        atLeast: 1,
        meaning:
          'A message was tried five times and set aside. Repair what it fails at, then send it back with "Start DLQ redrive".',
      });
    }
  }

  private createTopic(stage: Stage): Topic {
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
    if (stage.alarms) topic.addSubscription(new EmailSubscription(stage.alarms.email));
    return topic;
  }

  private countErrorLines(stage: Stage): Metric {
    const metric = { metricNamespace: `JadeHarbour/${stage.name}`, metricName: 'ErrorLines' };
    return new MetricFilter(this, 'ErrorLineFilter', {
      ...metric,
      logGroup: functionLogOf(this, stage),
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

  private ring(id: string, { metric, atLeast, periods = 1, meaning }: Threshold): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold: atLeast,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: meaning,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
    this.alarms.push(alarm);
  }
}
