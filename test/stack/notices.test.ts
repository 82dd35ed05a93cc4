import { beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from './permissions';
import { functionOf, idOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import { type SynthesizedStage, synthesizeStage } from './synthesize-stage';

const write = 'lambdas/functions/queue-notices/handler.ts';
const mail = 'lambdas/functions/queue-mails/handler.ts';
const remind = 'lambdas/functions/schedule-reminders/handler.ts';

let prod: SynthesizedStage;
let dev: SynthesizedStage;
beforeAll(() => {
  prod = synthesizeStage('prod');
  dev = synthesizeStage('dev');
});

/** Environment variables of a function. */
function variablesOf(stage: SynthesizedStage, entry: string): Record<string, unknown> {
  const [, { Properties }] = functionOf(stage, entry);
  return (renderIntrinsics(Properties['Environment']) as { Variables: Record<string, unknown> }).Variables;
}

/** Permissions of a function's role beside writing its log. */
function mayDo(stage: SynthesizedStage, entry: string): string[] {
  const [, { Properties }] = functionOf(stage, entry);
  return permissionsOf(stage, idOf(Properties['Role']));
}

describe('mail', () => {
  it('is sent from the address of the stage, with any configuration set of its identity', () => {
    const sends = mayDo(prod, mail).filter((line) => line.includes('ses:'));

    const ses = 'ses:SendEmail arn:aws:ses:us-east-1:${AWS::AccountId}';
    expect(sends).toEqual([
      // A default configuration set is checked as well: https://github.com/medplum/medplum/pull/10102
      `${ses}:configuration-set/*`,
      // An address verified beside its domain is the identity that SES checks:
      // https://github.com/aws-samples/aws-serverless-batch-architecture/issues/1
      `${ses}:identity/hello@jade-harbour.test`,
      `${ses}:identity/jade-harbour.test`,
    ]);
    expect(variablesOf(prod, mail)['MAIL_FROM']).toBe('hello@jade-harbour.test');
  });

  it('is not sent on a stage without a sender, which notices are configured with', () => {
    expect(() => functionOf(dev, mail)).toThrow();
    expect(variablesOf(dev, write)['MAILS_QUEUE_URL']).toBe('none');
    expect(ofType(dev, 'AWS::SQS::Queue').filter(([id]) => id.startsWith('NoticesMails'))).toEqual([]);
  });

  it('is sent one by one, two at a time, near the sending rate of SES', () => {
    const [queueId] = onlyOfType(prod, 'AWS::SQS::Queue', 'NoticesMails');
    const [mapping] = ofType(prod, 'AWS::Lambda::EventSourceMapping')
      .map(([, { Properties }]) => Properties)
      .filter(({ EventSourceArn }) => renderIntrinsics(EventSourceArn) === `\${${queueId}.Arn}`);

    expect(mapping).toMatchObject({ BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } });
  });

  it('waits in a FIFO queue, with a visibility timeout of six function timeouts, and becomes a dead letter after five receives', () => {
    const [, { Properties: queue }] = onlyOfType(prod, 'AWS::SQS::Queue', 'NoticesMails');
    const [, { Properties: mailer }] = functionOf(prod, mail);

    expect(queue).toMatchObject({
      FifoQueue: true,
      VisibilityTimeout: 6 * Number(mailer['Timeout']),
      RedrivePolicy: { maxReceiveCount: 5 },
    });
  });
});

it.each([
  [write, ['player', 'play']],
  [mail, ['player', 'play', 'isWelcomed']],
])('%s reads from a wallet only %j', (entry, attributes) => {
  const [wallets] = onlyOfType(prod, 'AWS::DynamoDB::Table', 'TablesWallets');

  const lines = mayDo(prod, entry).filter((line) => line.includes(wallets));

  expect(lines).toEqual([expect.stringContaining(`"dynamodb:Attributes":${JSON.stringify(attributes)}`)]);
  expect(lines[0]).toMatch(/^Allow .* dynamodb:GetItem /);
});

it('checks every 15 minutes for due reminders', () => {
  const [remindId] = functionOf(prod, remind);
  const rules = ofType(prod, 'AWS::Events::Rule').filter(([id]) => id.startsWith('Notices'));

  expect(rules.map(([, { Properties }]) => renderIntrinsics(Properties))).toMatchObject([
    { ScheduleExpression: 'rate(15 minutes)', Targets: [{ Arn: `\${${remindId}.Arn}` }] },
  ]);
});

it('expires notices by TTL', () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::DynamoDB::Table', 'TablesNotices');

  expect(Properties['TimeToLiveSpecification']).toEqual({ AttributeName: 'expiresAt', Enabled: true });
});
