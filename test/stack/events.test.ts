import { beforeAll, describe, expect, it } from 'vitest';
import { entryOf, functionOf, idOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import { type Properties, type SynthesizedStage, synthesizeStage } from './synthesize-stage';

const projections = 'lambdas/functions/stream-projections/handler.ts';
const relay = 'lambdas/functions/stream-relay/handler.ts';
const alarms = 'lambdas/functions/queue-alarms/handler.ts';
const push = 'lambdas/functions/queue-pushes/handler.ts';
const lapse = 'lambdas/functions/queue-reservation-lapses/handler.ts';
const draws = 'lambdas/functions/schedule-draws/handler.ts';
const sweep = 'lambdas/functions/schedule-reservation-sweep/handler.ts';
const pictures = 'lambdas/functions/schedule-picture-sweep/handler.ts';
const builds = 'lambdas/functions/schedule-build-sweep/handler.ts';
const reconcile = 'lambdas/functions/schedule-purchases/handler.ts';
const write = 'lambdas/functions/queue-notices/handler.ts';
const share = 'lambdas/functions/queue-restrictions/handler.ts';
const mail = 'lambdas/functions/queue-mails/handler.ts';
const remind = 'lambdas/functions/schedule-reminders/handler.ts';
const makeExport = 'lambdas/functions/queue-account-exports/handler.ts';
const deletion = 'lambdas/functions/schedule-account-deletion/handler.ts';
const receive = 'lambdas/functions/queue-uploads/handler.ts';

const ledgerStream = '${TablesLedgerF9806C8B.StreamArn}';
const dailiesStream = '${TablesDailies7EDA30B9.StreamArn}';
const ordersStream = '${TablesOrdersACF7C9C0.StreamArn}';
const checksStream = '${TablesIdentityChecks0159D33C.StreamArn}';
const ticketsStream = '${TablesTickets8D70A397.StreamArn}';
const productsStream = '${TablesProducts6D827669.StreamArn}';

let prod: SynthesizedStage;

beforeAll(() => {
  prod = synthesizeStage('prod');
});

/** Event source mappings with their sources and readers. */
function mappings(): { source: string; reader: string; properties: Properties }[] {
  return ofType(prod, 'AWS::Lambda::EventSourceMapping').map(([, { Properties: properties }]) => ({
    source: String(renderIntrinsics(properties['EventSourceArn'])),
    reader: entryOf(prod, properties['FunctionName']),
    properties,
  }));
}

const isStream = ({ source }: { source: string }) => source.endsWith('.StreamArn}');

it('has exactly the intended reader for each stream and queue', () => {
  const read = mappings().map(({ source, reader }) => `${source} ${reader}`);

  expect(read.sort()).toEqual(
    [
      `${ledgerStream} ${projections}`,
      `${ledgerStream} ${relay}`,
      `${productsStream} ${projections}`,
      `${productsStream} ${relay}`,
      `${dailiesStream} ${relay}`,
      `${checksStream} ${relay}`,
      `${ordersStream} ${projections}`,
      `${ordersStream} ${relay}`,
      `${ticketsStream} ${relay}`,
      `\${StreamsPushesD7FB4574.Arn} ${push}`,
      `\${ReservationLapsesQueue8D62B87D.Arn} ${lapse}`,
      `\${StreamsNotices6D158CE8.Arn} ${write}`,
      `\${StreamsRestrictions48274E4A.Arn} ${share}`,
      `\${NoticesMails4D647330.Arn} ${mail}`,
      `\${AccountExportsQueue151190DD.Arn} ${makeExport}`,
      `\${AlarmRecordsQueueF569C762.Arn} ${alarms}`,
      `\${IdentityChecksQueueD508F22D.Arn} ${receive}`,
    ].sort(),
  );
});

it('lets every reader report failed rows and messages, so that the others are not read again', () => {
  for (const { properties, reader } of mappings().filter((each) => each.properties['BatchSize'] !== 1))
    expect(properties['FunctionResponseTypes'], reader).toEqual(['ReportBatchItemFailures']);
});

describe('streams', () => {
  it('have two readers at most, as DynamoDB throttles a third', () => {
    const readersOf = (stream: string) => mappings().filter(({ source }) => source === stream).length;

    const streams = mappings()
      .filter(isStream)
      .map(({ source }) => source);
    expect(streams).toHaveLength(9);
    for (const stream of streams) expect(readersOf(stream), stream).toBeLessThanOrEqual(2);
  });

  it('are read from their beginning, and failed records are kept while the shard continues', () => {
    const [failuresId] = onlyOfType(prod, 'AWS::S3::Bucket', 'StreamsFailures');

    for (const { properties } of mappings().filter(isStream)) {
      expect(renderIntrinsics(properties)).toMatchObject({
        StartingPosition: 'TRIM_HORIZON',
        BatchSize: 100,
        BisectBatchOnFunctionError: true,
        DestinationConfig: { OnFailure: { Destination: `\${${failuresId}.Arn}` } },
      });
    }
  });

  it('are retried for a day, as metrics would stay wrong and receipts unwritten', () => {
    const triedBy = (name: string) =>
      mappings()
        .filter(({ reader }) => reader === name)
        .map(({ properties }) => [
          properties['MaximumRetryAttempts'],
          properties['MaximumRecordAgeInSeconds'],
        ]);

    expect(triedBy(projections)).toEqual([
      [undefined, 23 * 3600],
      [undefined, 23 * 3600],
      [undefined, 23 * 3600],
    ]);
    expect(triedBy(relay)).toEqual([
      [undefined, 23 * 3600],
      [undefined, 23 * 3600],
      [undefined, 23 * 3600],
      [undefined, 23 * 3600],
      [undefined, 23 * 3600],
      [undefined, 23 * 3600],
    ]);
  });

  it('keep failed records in a private bucket for 90 days', () => {
    const [bucketId, { Properties: bucket }] = onlyOfType(prod, 'AWS::S3::Bucket', 'StreamsFailures');
    const [, policy] = onlyOfType(prod, 'AWS::S3::BucketPolicy', 'StreamsFailuresPolicy');

    expect(bucket).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 90, Status: 'Enabled' }] },
    });
    expect(renderIntrinsics(policy.Properties['PolicyDocument'])).toMatchObject({
      Statement: [onlyOverTls('s3', [`\${${bucketId}.Arn}`, `\${${bucketId}.Arn}/*`])],
    });
  });
});

describe('queues', () => {
  const queueOf = (construct: string) => onlyOfType(prod, 'AWS::SQS::Queue', construct);

  it('keep pushes to pages in order, with a FIFO queue and a FIFO dead-letter queue', () => {
    const [, pushes] = queueOf('StreamsPushes');
    const [, setAside] = queueOf('StreamsPushesSetAside');

    expect(pushes.Properties).toMatchObject({ FifoQueue: true });
    expect(pushes.Properties).not.toHaveProperty('DelaySeconds');
    // The relay names each message by its event: equal messages may be different events.
    expect(pushes.Properties).not.toHaveProperty('ContentBasedDeduplication');
    expect(setAside.Properties).toMatchObject({ FifoQueue: true });
  });

  it('deliver the message of a reservation when the reservation lapses', () => {
    const [, lapses] = queueOf('ReservationLapsesQueue');

    expect(lapses.Properties).toMatchObject({ DelaySeconds: 600 });
    expect(lapses.Properties).not.toHaveProperty('FifoQueue');
  });

  it.each([
    ['StreamsPushes', push],
    ['ReservationLapsesQueue', lapse],
    ['StreamsNotices', write],
    ['StreamsRestrictions', share],
    ['NoticesMails', mail],
    ['AccountExportsQueue', makeExport],
    ['AlarmRecordsQueue', alarms],
    ['IdentityChecksQueue', receive],
  ])('hide a message of %s for six times as long as %s may run', (construct, reader) => {
    const [, { Properties: queue }] = queueOf(construct);

    const [, { Properties: consumer }] = functionOf(prod, reader);
    expect(queue['VisibilityTimeout']).toBe(6 * Number(consumer['Timeout']));
  });

  it.each([
    'StreamsPushes',
    'ReservationLapsesQueue',
    'StreamsNotices',
    'StreamsRestrictions',
    'NoticesMails',
    'AccountExportsQueue',
    'AlarmRecordsQueue',
    'IdentityChecksQueue',
  ])(
    'move a message of %s to a dead-letter queue after five receives, with a longer retention',
    (construct) => {
      const [, { Properties: queue }] = queueOf(construct);
      const [setAsideId, { Properties: setAside }] = queueOf(`${construct}SetAside`);

      expect(renderIntrinsics(queue['RedrivePolicy'])).toEqual({
        deadLetterTargetArn: `\${${setAsideId}.Arn}`,
        maxReceiveCount: 5,
      });
      expect(Number(setAside['MessageRetentionPeriod'])).toBe(14 * 24 * 60 * 60);
      expect(Number(queue['MessageRetentionPeriod'])).toBe(4 * 24 * 60 * 60);
    },
  );

  it('are encrypted, all sixteen, and require TLS, by one policy or, where services of AWS send to it, by its own', () => {
    const queues = ofType(prod, 'AWS::SQS::Queue');
    const policy = prod.resources['QueuesOverTls']?.Properties ?? {};
    const ownOf = (construct: string) => {
      const [, { Properties }] = onlyOfType(prod, 'AWS::SQS::QueuePolicy', `${construct}Policy`);
      return { id: queueOf(construct)[0], own: Properties };
    };
    const alarmRecords = ownOf('AlarmRecordsQueue');
    const uploads = ownOf('IdentityChecksQueue');

    expect(queues).toHaveLength(16);
    for (const [, { Properties: queue }] of queues) expect(queue['SqsManagedSseEnabled']).toBe(true);
    const named = [policy, alarmRecords.own, uploads.own].flatMap(({ Queues }) =>
      (Queues as unknown[]).map(idOf),
    );
    // SQS keeps one policy per queue: a second one would replace the first.
    expect(named.sort()).toEqual(queues.map(([id]) => id).sort());
    expect(renderIntrinsics(alarmRecords.own['PolicyDocument'])).toMatchObject({
      Statement: [onlyOverTls('sqs', `\${${alarmRecords.id}.Arn}`), { Effect: 'Allow' }, { Effect: 'Allow' }],
    });
    expect(renderIntrinsics(uploads.own['PolicyDocument'])).toMatchObject({
      Statement: [onlyOverTls('sqs', `\${${uploads.id}.Arn}`), { Effect: 'Allow' }],
    });
    // SQS refuses a statement with several resources: https://github.com/remind101/stacker_blueprints/pull/71
    expect(policy['PolicyDocument']).toMatchObject({ Statement: [onlyOverTls('sqs', '*')] });
  });
});

describe('schedules', () => {
  it('run each function at its rate, with a permission for its own rule only', () => {
    const rules = ofType(prod, 'AWS::Events::Rule')
      // The others send to queues.
      .filter(([, { Properties }]) => 'ScheduleExpression' in Properties)
      .map(([id, { Properties: rule }]) => {
        const { Targets } = renderIntrinsics(rule) as { Targets: { Arn: string }[] };
        return { id, rule, targets: Targets.map(({ Arn }) => Arn) };
      });

    const paces = rules.map(({ rule, targets }) => [
      targets.map((arn) => entryOf(prod, arn)).join(),
      rule['ScheduleExpression'],
      rule['State'],
    ]);
    const permissions = ofType(prod, 'AWS::Lambda::Permission')
      .map(([, { Properties: permission }]) => renderIntrinsics(permission) as Record<string, string>)
      .filter(({ Principal }) => Principal === 'events.amazonaws.com');
    expect(paces.sort()).toEqual(
      [
        [sweep, 'rate(1 minute)', 'ENABLED'],
        [draws, 'rate(1 minute)', 'ENABLED'],
        [reconcile, 'rate(5 minutes)', 'ENABLED'],
        [projections, 'rate(1 hour)', 'ENABLED'],
        [remind, 'rate(15 minutes)', 'ENABLED'],
        [deletion, 'rate(15 minutes)', 'ENABLED'],
        [deletion, 'rate(1 day)', 'ENABLED'],
        [pictures, 'rate(1 day)', 'ENABLED'],
        [builds, 'rate(1 day)', 'ENABLED'],
      ].sort(),
    );
    expect(permissions).toHaveLength(rules.length);
    for (const { id, targets } of rules)
      expect(permissions).toContainEqual({
        Action: 'lambda:InvokeFunction',
        FunctionName: targets[0],
        Principal: 'events.amazonaws.com',
        SourceArn: `\${${id}.Arn}`,
      });
  });

  it('close the days of the metrics', () => {
    const [, { Properties: rule }] = onlyOfType(prod, 'AWS::Events::Rule', 'StreamsHourly');

    expect(rule['Targets']).toMatchObject([{ Input: '{"close":"days"}' }]);
  });
});

it('sends events of objects created in quarantine to the queue of the file check, and no other', () => {
  const [ruleId, { Properties: rule }] = onlyOfType(prod, 'AWS::Events::Rule', 'IdentityChecksInQuarantine');
  const [bucketId, { Properties: bucket }] = onlyOfType(prod, 'AWS::S3::Bucket', 'FilesBucket');
  const [queueId] = onlyOfType(prod, 'AWS::SQS::Queue', 'IdentityChecksQueue');
  const [, { Properties: policy }] = onlyOfType(prod, 'AWS::SQS::QueuePolicy', 'IdentityChecksQueuePolicy');

  expect(bucket['NotificationConfiguration']).toEqual({
    EventBridgeConfiguration: { EventBridgeEnabled: true },
  });
  expect(renderIntrinsics(rule['EventPattern'])).toEqual({
    source: ['aws.s3'],
    'detail-type': ['Object Created'],
    detail: { bucket: { name: [`\${${bucketId}}`] }, object: { key: [{ prefix: 'quarantine/' }] } },
  });
  expect(renderIntrinsics(rule['Targets'])).toEqual([{ Arn: `\${${queueId}.Arn}`, Id: 'Target0' }]);
  expect(renderIntrinsics(policy['PolicyDocument'])).toMatchObject({
    Statement: [
      { Effect: 'Deny' },
      {
        Principal: { Service: 'events.amazonaws.com' },
        Condition: { ArnEquals: { 'aws:SourceArn': `\${${ruleId}.Arn}` } },
      },
    ],
  });
});

it('sends events of deleted alarms to the queue of the function that records alarms', () => {
  const [, { Properties: rule }] = onlyOfType(prod, 'AWS::Events::Rule', 'AlarmRecordsDeleted');
  const [queueId] = onlyOfType(prod, 'AWS::SQS::Queue', 'AlarmRecordsQueue');

  expect(renderIntrinsics(rule['EventPattern'])).toEqual({
    source: ['aws.cloudwatch'],
    'detail-type': ['CloudWatch Alarm Configuration Change'],
    detail: { operation: ['delete'] },
  });
  expect(renderIntrinsics(rule['Targets'])).toEqual([{ Arn: `\${${queueId}.Arn}`, Id: 'Target0' }]);
});

/** Ending a hold returns pieces and coins, so it writes the wallet and its ledger as well. */
const lapsing = {
  WALLETS_TABLE: '${TablesWalletsCB9CEA26}',
  LEDGER_TABLE: '${TablesLedgerF9806C8B}',
  PLAYERS_TABLE: '${TablesPlayersF509F4DA}',
  PRODUCTS_TABLE: '${TablesProducts6D827669}',
  CARTS_TABLE: '${TablesCarts2A8A29F2}',
};

it.each([
  [
    projections,
    30,
    {
      AFFILIATES_TABLE: '${TablesAffiliates10B84012}',
      AUDIT_TABLE: '${TablesAuditCEFF9E0F}',
      LEDGER_TABLE: '${TablesLedgerF9806C8B}',
      METRICS_TABLE: '${TablesMetrics8C5815B9}',
      DAILIES_TABLE: '${TablesDailies7EDA30B9}',
      WALLETS_TABLE: '${TablesWalletsCB9CEA26}',
      PRODUCTS_TABLE: '${TablesProducts6D827669}',
    },
  ],
  [
    relay,
    10,
    {
      PUSHES_QUEUE_URL: '${StreamsPushesD7FB4574}',
      NOTICES_QUEUE_URL: '${StreamsNotices6D158CE8}',
      RESTRICTIONS_QUEUE_URL: '${StreamsRestrictions48274E4A}',
    },
  ],
  [alarms, 10, { METRICS_TABLE: '${TablesMetrics8C5815B9}' }],
  [push, 10, { GRAPHQL_URL: '${CatalogApi4811AC2C.GraphQLUrl}' }],
  [lapse, 10, lapsing],
  [
    sweep,
    60,
    {
      ...lapsing,
      ORDERS_TABLE: '${TablesOrdersACF7C9C0}',
      GIFT_CODES_TABLE: '${TablesGiftCodes3C08D410}',
      AFFILIATES_TABLE: '${TablesAffiliates10B84012}',
    },
  ],
  [
    pictures,
    300,
    {
      PRODUCTS_TABLE: '${TablesProducts6D827669}',
      FILES_BUCKET: '${FilesBucket7C17EE2E}',
      PICTURES_KEPT_DAYS: '7',
    },
  ],
  [builds, 300, { SITE_BUCKET: '${SiteBucket978D4AEB}', BUILDS_KEPT_DAYS: '30' }],
])('gives %s %i seconds and the names of its resources', (entry, timeout, variables) => {
  const [, { Properties: properties }] = functionOf(prod, entry);

  expect(properties['Timeout']).toBe(timeout);
  expect(renderIntrinsics(properties['Environment'])).toEqual({ Variables: variables });
});

function onlyOverTls(service: string, resource: string | string[]) {
  return {
    Effect: 'Deny',
    Action: `${service}:*`,
    Principal: { AWS: '*' },
    Resource: resource,
    Condition: { Bool: { 'aws:SecureTransport': 'false' } },
  };
}
