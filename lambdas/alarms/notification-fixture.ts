/**
 * A notification of an alarm as SQS delivers it, without raw message delivery: the JSON of SNS, whose `Message` is the JSON of CloudWatch.
 *
 * @see https://docs.aws.amazon.com/sns/latest/dg/http-notification-json.html for the fields of SNS
 * @see https://github.com/aws/aws-lambda-go/blob/main/events/testdata/cloudwatch-alarm-sns-payload-single-metric.json for those of CloudWatch
 */
export function alarmNotification({
  messageId = '95df01b4-ee98-5cb9-9903-4c221d41eb5e',
  alarm = 'JadeHarbour-prod-ObservabilityErrorLines5B3F0A1C-1QK7WJ2M4D8XZ',
  meaning = 'A function logged an error.',
  state = 'ALARM',
  before = 'OK',
  at = '2026-11-26T09:30:27.123+0000',
}: {
  readonly messageId?: string;
  readonly alarm?: string;
  readonly meaning?: string | null;
  readonly state?: string;
  readonly before?: string;
  readonly at?: string;
} = {}): string {
  return JSON.stringify({
    Type: 'Notification',
    MessageId: messageId,
    TopicArn: 'arn:aws:sns:us-east-1:123456789012:JadeHarbour-prod-ObservabilityAlarms',
    Subject: `${state}: "${alarm}" in US East (N. Virginia)`,
    Message: JSON.stringify({
      AlarmName: alarm,
      AlarmDescription: meaning,
      AWSAccountId: '123456789012',
      AlarmConfigurationUpdatedTimestamp: '2026-11-01T10:00:00.000+0000',
      NewStateValue: state,
      NewStateReason:
        'Threshold Crossed: 1 datapoint [3.0 (26/11/26 09:25:00)] was greater than the threshold.',
      StateChangeTime: at,
      Region: 'US East (N. Virginia)',
      AlarmArn: `arn:aws:cloudwatch:us-east-1:123456789012:alarm:${alarm}`,
      OldStateValue: before,
      OKActions: ['arn:aws:sns:us-east-1:123456789012:JadeHarbour-prod-ObservabilityAlarms'],
      AlarmActions: ['arn:aws:sns:us-east-1:123456789012:JadeHarbour-prod-ObservabilityAlarms'],
      InsufficientDataActions: [],
      Trigger: {
        MetricName: 'ErrorLines',
        Namespace: 'JadeHarbour/prod',
        StatisticType: 'Statistic',
        Statistic: 'SUM',
        Unit: null,
        Dimensions: [],
        Period: 300,
        EvaluationPeriods: 1,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        Threshold: 1,
        TreatMissingData: 'notBreaching',
      },
    }),
    Timestamp: '2026-11-26T09:30:27.190Z',
    SignatureVersion: '1',
    Signature: 'EXAMPLE',
    SigningCertURL: 'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-EXAMPLE.pem',
    UnsubscribeURL: 'https://sns.us-east-1.amazonaws.com/?Action=Unsubscribe',
  });
}

/** The event of an alarm that was deleted, as EventBridge sends it to the queue. */
export function alarmDeletion(
  alarm: string,
  {
    at = '2026-11-26T11:00:00Z',
    operation = 'delete',
  }: { readonly at?: string; readonly operation?: string } = {},
): string {
  return JSON.stringify({
    version: '0',
    id: 'c4c1c1c9-6542-e61b-6ef0-8c4d36933a92',
    'detail-type': 'CloudWatch Alarm Configuration Change',
    source: 'aws.cloudwatch',
    account: '123456789012',
    time: at,
    region: 'us-east-1',
    resources: [`arn:aws:cloudwatch:us-east-1:123456789012:alarm:${alarm}`],
    detail: {
      alarmName: alarm,
      operation,
      state: { value: 'ALARM', timestamp: '2026-11-26T09:30:27.123+0000' },
      configuration: { description: 'A function logged an error.' },
    },
  });
}
