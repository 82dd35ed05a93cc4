import {
  CreateEmailIdentityCommand,
  SendEmailCommand,
  type SendEmailCommandInput,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStack, runStack } from './fixture-stack';

const identity = (domain: string) => `arn:aws:ses:us-east-1:000000000000:identity/${domain}`;

/** The functions of this stack only return the endpoint: tests use their roles. */
const nothing = 'exports.handler = async () => process.env.AWS_ENDPOINT_URL_SESV2;';

let stack: RunningStack;
beforeAll(async () => {
  stack = await runStack(
    {},
    {
      Mailer: {
        code: nothing,
        statements: [{ Effect: 'Allow', Action: ['ses:SendEmail'], Resource: identity('jade.test') }],
      },
      Other: {
        code: nothing,
        statements: [{ Effect: 'Allow', Action: ['dynamodb:GetItem'], Resource: '*' }],
      },
    },
  );
});
afterAll(() => stack.close());

async function clientOf(role: string): Promise<SESv2Client> {
  return new SESv2Client({
    endpoint: (await stack.host.functions.invoke('Mailer', {})) as string,
    region: 'us-east-1',
    credentials: { accessKeyId: role, secretAccessKey: 'local', sessionToken: 'function' },
    maxAttempts: 1,
  });
}

async function send(role: string, over: Partial<SendEmailCommandInput> = {}) {
  const client = await clientOf(role);
  return client.send(
    new SendEmailCommand({
      FromEmailAddress: '"Jade Harbour" <harbour@jade.test>',
      Destination: { ToAddresses: ['mei@jade.test'] },
      Content: {
        Simple: {
          Subject: { Data: 'Receipt: $9.99' },
          Body: { Text: { Data: 'You paid $9.99.' }, Html: { Data: '<p>You paid $9.99.</p>' } },
        },
      },
      ...over,
    }),
  );
}

// https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
describe('a mail', () => {
  it('of the unmodified client arrives in the mailbox, without a code', async () => {
    const answer = await send('Fixture-MailerRole');

    expect(answer.MessageId).toMatch(/^[\w-]{36}$/);
    expect(stack.host.outbox.read().at(-1)).toMatchObject({
      to: 'mei@jade.test',
      subject: 'Receipt: $9.99',
      body: 'You paid $9.99.',
      code: '',
    });
  });

  it.each([
    ['without a receiver', { Destination: { ToAddresses: [] } }],
    ['for several at once', { Destination: { ToAddresses: ['a@jade.test', 'b@jade.test'] } }],
    ['for what is no address', { Destination: { ToAddresses: ['nobody'] } }],
    ['by a template', { Content: { Template: { TemplateName: 'receipt' } } }],
    ['with what is not emulated', { ConfigurationSetName: 'own' }],
  ])('%s is refused and not sent', async (_what, over) => {
    const before = stack.host.outbox.list().length;

    await expect(send('Fixture-MailerRole', over)).rejects.toMatchObject({
      name: 'BadRequestException',
      $metadata: { httpStatusCode: 400 },
    });

    expect(stack.host.outbox.list()).toHaveLength(before);
  });

  // https://docs.aws.amazon.com/ses/latest/dg/control-user-access.html
  it.each([
    ['a role that may not send', 'Fixture-OtherRole', {}],
    ['a domain that the role may not send as', 'Fixture-MailerRole', { FromEmailAddress: 'a@other.test' }],
  ])('of %s is refused and not sent', async (_whom, role, over) => {
    const before = stack.host.outbox.list().length;

    await expect(send(role, over)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      $metadata: { httpStatusCode: 403 },
    });

    expect(stack.host.outbox.list()).toHaveLength(before);
  });

  it('of a page is refused, whoever signed it', async () => {
    const { servicesUrl } = stack.host;

    const answer = await fetch(`${servicesUrl}/ses/v2/email/outbound-emails`, {
      method: 'POST',
      headers: {
        Origin: 'https://other.example',
        Authorization: 'AWS4-HMAC-SHA256 Credential=Fixture-MailerRole/20260101/us-east-1/ses/aws4_request',
      },
      body: '{}',
    });

    expect(answer.status).toBe(403);
  });

  it('is the only emulated operation: any other is refused by name', async () => {
    const client = await clientOf('Fixture-MailerRole');

    await expect(
      client.send(new CreateEmailIdentityCommand({ EmailIdentity: 'jade.test' })),
    ).rejects.toMatchObject({
      message: 'The offline host does not emulate POST /v2/email/identities',
    });
  });
});
