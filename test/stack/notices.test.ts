import { beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from './permissions';
import { functionOf, idOf, ofType, onlyOfType, worded } from './read-template';
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

/** What a function is told. */
function variablesOf(stage: SynthesizedStage, entry: string): Record<string, unknown> {
  const [, { Properties }] = functionOf(stage, entry);
  return (worded(Properties['Environment']) as { Variables: Record<string, unknown> }).Variables;
}

/** What a function's role may do beside writing its log. */
function mayDo(stage: SynthesizedStage, entry: string): string[] {
  const [, { Properties }] = functionOf(stage, entry);
  return permissionsOf(stage, idOf(Properties['Role']));
}

describe('mail', () => {
  it('is sent as the address of the stage, with whatever configuration set its identity has', () => {
    const sends = mayDo(prod, mail).filter((line) => line.includes('ses:'));

    const ses = 'ses:SendEmail arn:aws:ses:us-east-1:${AWS::AccountId}';
    expect(sends).toEqual([
      // A default configuration set is checked as well: https://github.com/medplum/medplum/pull/10102
      `${ses}:configuration-set/*`,
      // An address that the operator verified beside its domain is the identity that SES checks:
      // https://github.com/aws-samples/aws-serverless-batch-architecture/issues/1
      `${ses}:identity/hello@jade-harbour.test`,
      `${ses}:identity/jade-harbour.test`,
    ]);
    expect(variablesOf(prod, mail)['MAIL_FROM']).toBe('hello@jade-harbour.test');
  });

  it('is sent by nobody on a stage without an address to send from, which notices are told', () => {
    expect(() => functionOf(dev, mail)).toThrow();
    expect(variablesOf(dev, write)['MAILS_QUEUE_URL']).toBe('none');
    expect(ofType(dev, 'AWS::SQS::Queue').filter(([id]) => id.startsWith('NoticesMails'))).toEqual([]);
  });

  it('waits in order, is out of sight for six times as long as it may take, and is set aside after five tries', () => {
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
])('%s reads of a wallet no more than %j', (entry, attributes) => {
  const [wallets] = onlyOfType(prod, 'AWS::DynamoDB::Table', 'TablesWallets');

  const lines = mayDo(prod, entry).filter((line) => line.includes(wallets));

  expect(lines).toEqual([expect.stringContaining(`"dynamodb:Attributes":${JSON.stringify(attributes)}`)]);
  expect(lines[0]).toMatch(/^Allow .* dynamodb:GetItem /);
});

it('looks for what is due each quarter of an hour', () => {
  const [remindId] = functionOf(prod, remind);
  const rules = ofType(prod, 'AWS::Events::Rule').filter(([id]) => id.startsWith('Notices'));

  expect(rules.map(([, { Properties }]) => worded(Properties))).toMatchObject([
    { ScheduleExpression: 'rate(15 minutes)', Targets: [{ Arn: `\${${remindId}.Arn}` }] },
  ]);
});

it('forgets notices by themselves', () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::DynamoDB::Table', 'TablesNotices');

  expect(Properties['TimeToLiveSpecification']).toEqual({ AttributeName: 'expiresAt', Enabled: true });
});
