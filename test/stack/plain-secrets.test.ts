import { describe, expect, it } from 'vitest';
import { everyStage, synthesizeOneOf } from './every-stage';
import { plainSecretsIn } from './plain-secrets';

it.each(everyStage)('%s contains no secret', (title) => {
  const { template } = synthesizeOneOf(title);

  expect(plainSecretsIn(template)).toEqual([]);
});

describe('plainSecretsIn', () => {
  const planted = (name: string, value: unknown) => ({
    Resources: { Thing: { Properties: { [name]: value } } },
  });
  const at = (name: string) => `Resources.Thing.Properties.${name}`;
  // Concatenated, so that secret scanners find nothing in this repository.
  const text = (...parts: string[]) => parts.join('');

  it.each([
    ['STRIPE_SECRET_KEY', 'changeme', 'bears the name of a secret'],
    ['PLAYFAB_DEVELOPER_KEY', 'changeme', 'bears the name of a secret'],
    ['client_secret', 'changeme', 'bears the name of a secret'],
    ['MasterUserPassword', 'changeme', 'bears the name of a secret'],
    ['ApiKey', { 'Fn::Join': ['', ['change', 'me']] }, 'bears the name of a secret'],
    ['SecretString', { 'Fn::Sub': 'changeme' }, 'bears the name of a secret'],
    ['Payments', text('sk_', 'live_', '4eC39HqLyjWDarjtT1'), 'looks like a key that somebody issued'],
    ['Hooks', text('whsec_', '4eC39HqLyjWDarjtT1'), 'looks like a key that somebody issued'],
    ['Access', text('AKIA', 'IOSFODNN7EXAMPLE'), 'looks like a key that somebody issued'],
    ['Provider', text('GOCSPX-', 'a1b2c3d4e5f6'), 'looks like a key that somebody issued'],
    ['Amazon', text('amzn1.oa2-cs', '.v1.a1b2c3d4e5'), 'looks like a key that somebody issued'],
    [
      'Certificate',
      text('-----BEGIN RSA ', 'PRIVATE KEY-----\nMIIE'),
      'looks like a key that somebody issued',
    ],
    ['SECRET_NAME', text('sk_', 'test_', '4eC39HqLyjWDarjtT1'), 'looks like a key that somebody issued'],
    ['Facebook', '9f86d081884c7d659a2feaa0c55ad015', 'is as random as a key'],
    ['PlayFab', text('9TQ7XK4M2R', '8WJ5ZB3H6N', 'PD1FYC0GVS', 'LAEU9TQ7XK'), 'is as random as a key'],
    ['Sentence', 'the key is wJalrXUtnFEMI/K7MDENG/bPxRfiCY4k9Q, keep it', 'is as random as a key'],
  ])('finds %s', (name, value, why) => {
    const faults = plainSecretsIn(planted(name, value));

    expect(new Set(faults.map((fault) => fault.replace(/\.Fn::\w+(\.\d+)*/, '')))).toEqual(
      new Set([`${at(name)}: ${why}`]),
    );
  });

  it('reports the place, never the secret', () => {
    const [fault] = plainSecretsIn(planted('Password', 'correct horse'));

    expect(fault).not.toContain('correct horse');
  });

  it('finds a parameter that everyone with access to the stack can read', () => {
    const faults = plainSecretsIn({ Parameters: { StripeSecret: { Type: 'String' } } });

    expect(faults).toEqual([
      'Parameters.StripeSecret: is a secret that everybody with a look at the stack sees',
    ]);
  });

  it.each([
    ['ClientSecret', '{{resolve:secretsmanager:google:SecretString:client_secret}}'],
    ['MasterUserPassword', '{{resolve:ssm-secure:/jade-harbour/prod/password:1}}'],
    ['STRIPE_SECRET_NAME', '/jade-harbour/prod/stripe'],
    ['PlayFabSecretArn', 'arn:aws:secretsmanager:us-east-1:123456789012:secret:play-fab'],
    ['ApiKey', { Ref: 'Parameter' }],
    ['GenerateSecret', false],
    ['PasswordPolicy', { MinimumLength: 10 }],
    ['S3Key', '9f86d081884c7d659a2feaa0c55ad0159f86d081884c7d659a2feaa0c55ad015.zip'],
    ['Certificate', 'arn:aws:acm:us-east-1:123456789012:certificate/0b7c6f1e-0000-4000-8000-000000000000'],
  ])('accepts %s, which contains none', (name, value) => {
    const faults = plainSecretsIn(planted(name, value));

    expect(faults).toEqual([]);
  });
});
