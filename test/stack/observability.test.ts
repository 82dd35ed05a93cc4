import { describe, expect, it } from 'vitest';
import { readAlarmNotification } from '#lambdas/alarms/alarm-notification';
import { alarmNotification } from '#lambdas/alarms/notification-fixture';
import { logLines } from '#lambdas/runtime/log';
import { everyStage, synthesizeByTitle } from './every-stage';
import { ofType, onlyOfType, renderIntrinsics } from './read-template';
import { synthesizeStage } from './synthesize-stage';

const prod = synthesizeStage('prod');
const [topicId] = onlyOfType(prod, 'AWS::SNS::Topic');
const alarms = ofType(prod, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);

it('has alarms for errors, throttles, slow readers and dead letters', () => {
  const rung = alarms
    .filter(({ Metrics }) => Metrics === undefined)
    .map(({ Namespace, MetricName }) => `${String(Namespace)} ${String(MetricName)}`);

  expect(rung.sort()).toEqual([
    'AWS/ApiGateway 5XXError',
    'AWS/AppSync 5XXError',
    'AWS/Lambda IteratorAge',
    'AWS/Lambda IteratorAge',
    'AWS/Lambda Throttles',
    'AWS/SES Send',
    ...Array.from({ length: 8 }, () => 'AWS/SQS ApproximateNumberOfMessagesVisible'),
    'JadeHarbour/prod ErrorLines',
    'JadeHarbour/prod PostbacksLate',
    ...Array.from({ length: 2 }, () => 'JadeHarbour/prod SweepsGiven'),
  ]);
});

it('has an alarm for failed functions that leaves out the triggers whose errors refuse a sign-in', () => {
  const stage = synthesizeByTitle('a stage with every option');
  const [alarm, ...others] = ofType(stage, 'AWS::CloudWatch::Alarm')
    .map(([, { Properties }]) => Properties)
    .filter(({ Metrics }) => Metrics !== undefined);
  const triggers = ['IdentityCustomMessage', 'IdentityPreSignUp'].map(
    (id) => onlyOfType(stage, 'AWS::Lambda::Function', id)[0],
  );
  const errorsOf = (...Dimensions: object[]) => ({
    Metric: { Namespace: 'AWS/Lambda', MetricName: 'Errors', ...(Dimensions.length > 0 && { Dimensions }) },
    Period: 300,
    Stat: 'Sum',
  });

  expect(others).toEqual([]);
  expect(renderIntrinsics(alarm?.['Metrics'])).toMatchObject([
    { Expression: 'all - FILL(refusing0, 0) - FILL(refusing1, 0)' },
    { Id: 'all', MetricStat: errorsOf(), ReturnData: false },
    ...triggers.map((id, index) => ({
      Id: `refusing${index}`,
      MetricStat: errorsOf({ Name: 'FunctionName', Value: `\${${id}}` }),
      ReturnData: false,
    })),
  ]);
  expect(alarm).toMatchObject({ EvaluationPeriods: 2, Threshold: 1 });
});

it('describes each alarm, notifies of its start and its end, and treats missing data as healthy', () => {
  for (const alarm of alarms) {
    expect(String(alarm['AlarmDescription']).length).toBeGreaterThan(60);
    expect(renderIntrinsics(alarm)).toMatchObject({
      AlarmActions: [`\${${topicId}}`],
      OKActions: [`\${${topicId}}`],
      TreatMissingData: 'notBreaching',
    });
  }
});

it('has an alarm for the REST API of its own stage: the API has the same name in every stage of an account', () => {
  const [alarm] = alarms.filter(({ Namespace }) => Namespace === 'AWS/ApiGateway');
  const [stageId] = onlyOfType(prod, 'AWS::ApiGateway::Stage');

  expect(renderIntrinsics(alarm?.['Dimensions'])).toEqual([
    { Name: 'ApiName', Value: 'playFabOps' },
    { Name: 'Stage', Value: `\${${stageId}}` },
  ]);
});

it('watches every dead-letter queue', () => {
  const beside = ofType(prod, 'AWS::SQS::Queue').flatMap(([, { Properties }]) => {
    const { deadLetterTargetArn } = (Properties['RedrivePolicy'] ?? {}) as { deadLetterTargetArn?: unknown };
    return deadLetterTargetArn === undefined
      ? []
      : [String(renderIntrinsics(deadLetterTargetArn)).replace('.Arn', '.QueueName')];
  });
  const watched = alarms
    .filter(({ Namespace }) => Namespace === 'AWS/SQS')
    .map((alarm) => (renderIntrinsics(alarm['Dimensions']) as { Value: string }[])[0]?.Value);

  expect(watched.sort()).toEqual(beside.sort());
});

it('counts error lines, and lines about failed invocations, in the one log that every function writes to', () => {
  const functions = ofType(prod, 'AWS::Lambda::Function');
  const filters = ofType(prod, 'AWS::Logs::MetricFilter').map(([, { Properties }]) => Properties);

  const logs = functions.map(([, { Properties }]) =>
    renderIntrinsics((Properties['LoggingConfig'] as { LogGroup: unknown }).LogGroup),
  );
  const counting = filters.filter(({ MetricTransformations }) =>
    JSON.stringify(MetricTransformations).includes('"ErrorLines"'),
  );
  const [logId] = onlyOfType(prod, 'AWS::Logs::LogGroup', 'FunctionLog');
  expect(functions.length).toBeGreaterThan(20);
  expect(new Set(logs)).toEqual(new Set([`\${${logId}}`]));
  expect(counting.map(renderIntrinsics)).toMatchObject([
    {
      FilterPattern: '?"Task timed out" ?"Runtime exited" ?"Runtime.ImportModuleError" ?"Uncaught Exception"',
      LogGroupName: `\${${logId}}`,
      MetricTransformations: [{ MetricNamespace: 'JadeHarbour/prod', MetricName: 'ErrorLines' }],
    },
    {
      FilterPattern: '{ $.level = "ERROR" }',
      LogGroupName: `\${${logId}}`,
      MetricTransformations: [{ MetricNamespace: 'JadeHarbour/prod', MetricName: 'ErrorLines' }],
    },
  ]);
});

it.each([
  ['house:adjustments', 50_000],
  ['house:games', 500_000],
])('has an alarm when %s gave %s hundredths of a Sweeps Coin within a day, by the log', (account, most) => {
  const [, { Properties: filter }] = onlyOfType(
    ...([prod, 'AWS::Logs::MetricFilter', 'ObservabilitySweepsGivenFilter'] as const),
  );
  const alarm = alarms.find(({ Dimensions }) => JSON.stringify(Dimensions)?.includes(account));

  expect(filter).toMatchObject({
    FilterPattern: `{ $.code = "${logLines.sweepsGiven.code}" }`,
    MetricTransformations: [
      {
        MetricNamespace: 'JadeHarbour/prod',
        MetricName: 'SweepsGiven',
        MetricValue: '$.sweeps',
        Dimensions: [{ Key: 'account', Value: '$.account' }],
      },
    ],
  });
  expect(alarm).toMatchObject({
    Statistic: 'Sum',
    Period: 86_400,
    EvaluationPeriods: 1,
    Threshold: most,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    Dimensions: [{ Name: 'account', Value: account }],
  });
});

it('has an alarm when postbacks stay late for 15 minutes, by the log', () => {
  const [, { Properties: filter }] = onlyOfType(
    ...([prod, 'AWS::Logs::MetricFilter', 'ObservabilityPostbacksLateFilter'] as const),
  );
  const alarm = alarms.find(({ MetricName }) => MetricName === 'PostbacksLate');

  expect(filter).toMatchObject({
    FilterPattern: `{ $.code = "${logLines.postbacksLate.code}" }`,
    MetricTransformations: [
      { MetricNamespace: 'JadeHarbour/prod', MetricName: 'PostbacksLate', MetricValue: '1' },
    ],
  });
  expect(alarm).toMatchObject({ Statistic: 'Sum', Period: 300, EvaluationPeriods: 3, Threshold: 1 });
});

it.each([
  ['prod', 'Retain'],
  ['dev', 'Delete'],
] as const)('retains the log of %s like the data of the stage', (name, policy) => {
  const stage = synthesizeStage(name);
  const [, log] = onlyOfType(stage, 'AWS::Logs::LogGroup', 'FunctionLog');

  expect(log).toMatchObject({ DeletionPolicy: policy, UpdateReplacePolicy: policy });
  expect(log.Properties['RetentionInDays']).toBe(stage.stage.logRetentionDays);
});

it('lets alarms of this account publish, and requires TLS', () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::SNS::TopicPolicy');

  expect(renderIntrinsics(Properties['PolicyDocument'])).toMatchObject({
    Statement: expect.arrayContaining([
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': '${AWS::AccountId}' } },
      }),
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    ]) as unknown,
  });
});

it.each(everyStage)('sends mail where a stage names an address: %s', (title) => {
  const stage = synthesizeByTitle(title);

  const addresses = ofType(stage, 'AWS::SNS::Subscription')
    .filter(([, { Properties }]) => Properties['Protocol'] === 'email')
    .map(([, { Properties }]) => Properties['Endpoint']);

  expect(addresses).toEqual(stage.stage.alarms ? [stage.stage.alarms.email] : []);
});

describe('records of alarms', () => {
  const [queueId] = onlyOfType(prod, 'AWS::SQS::Queue', 'AlarmRecordsQueue');

  it('receive each notification with the id of its message', () => {
    const subscriptions = ofType(prod, 'AWS::SNS::Subscription')
      .map(([, { Properties }]) => renderIntrinsics(Properties) as Record<string, unknown>)
      .filter(({ Protocol }) => Protocol === 'sqs');

    expect(subscriptions).toEqual([
      { Protocol: 'sqs', TopicArn: `\${${topicId}}`, Endpoint: `\${${queueId}.Arn}` },
    ]);
  });

  it('admit the topic of alarms and the rule for deleted alarms alone', () => {
    const [ruleId] = onlyOfType(prod, 'AWS::Events::Rule', 'AlarmRecordsDeleted');
    const [, { Properties }] = onlyOfType(prod, 'AWS::SQS::QueuePolicy', 'AlarmRecordsQueuePolicy');
    const { Statement } = (renderIntrinsics(Properties) as { PolicyDocument: { Statement: object[] } })
      .PolicyDocument;

    expect(Statement.filter((statement) => 'Effect' in statement && statement.Effect === 'Allow')).toEqual([
      {
        Effect: 'Allow',
        Action: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
        Principal: { Service: 'events.amazonaws.com' },
        Resource: `\${${queueId}.Arn}`,
        Condition: { ArnEquals: { 'aws:SourceArn': `\${${ruleId}.Arn}` } },
      },
      {
        Effect: 'Allow',
        Action: 'sqs:SendMessage',
        Principal: { Service: 'sns.amazonaws.com' },
        Resource: `\${${queueId}.Arn}`,
        Condition: { ArnEquals: { 'aws:SourceArn': `\${${topicId}}` } },
      },
    ]);
  });

  it('name each alarm by its id below the construct, as CloudFormation generates the name', () => {
    const names = ofType(prod, 'AWS::CloudWatch::Alarm').map(([id]) => {
      const body = alarmNotification({ alarm: `JadeHarbour-prod-${id}-1QK7WJ2M4D8XZ` });
      return readAlarmNotification(body).name;
    });

    expect(names).toContain('StreamsPushesDeadLetters');
    expect(names.filter((name) => /Observability|-/.test(name))).toEqual([]);
  });
});
