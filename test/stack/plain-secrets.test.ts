import { describe, expect, it } from 'vitest';
import { everyStage, synthesizeByTitle } from './every-stage';
import { findPlainSecrets } from './plain-secrets';

it.each(everyStage)('%s contains no secret', (title) => {
  const { template } = synthesizeByTitle(title);

  expect(findPlainSecrets(template)).toEqual([]);
});

describe('findPlainSecrets', () => {
  const planted = (name: string, value: unknown) => ({
    Resources: { Thing: { Properties: { [name]: value } } },
  });
  const at = (name: string) => `Resources.Thing.Properties.${name}`;
  // Concatenated, so that secret scanners find nothing in this repository.
  const text = (...parts: string[]) => parts.join('');

  it.each([
    ['STRIPE_SECRET_KEY', 'changeme', 'has the name of a secret'],
    ['PLAYFAB_DEVELOPER_KEY', 'changeme', 'has the name of a secret'],
    ['client_secret', 'changeme', 'has the name of a secret'],
    ['MasterUserPassword', 'changeme', 'has the name of a secret'],
    ['ApiKey', { 'Fn::Join': ['', ['change', 'me']] }, 'has the name of a secret'],
    ['SecretString', { 'Fn::Sub': 'changeme' }, 'has the name of a secret'],
    ['Payments', text('sk_', 'live_', '4eC39HqLyjWDarjtT1'), 'has the format of an issued key'],
    ['Hooks', text('whsec_', '4eC39HqLyjWDarjtT1'), 'has the format of an issued key'],
    ['Access', text('AKIA', 'IOSFODNN7EXAMPLE'), 'has the format of an issued key'],
    ['Provider', text('GOCSPX-', 'a1b2c3d4e5f6'), 'has the format of an issued key'],
    ['Amazon', text('amzn1.oa2-cs', '.v1.a1b2c3d4e5'), 'has the format of an issued key'],
    ['Certificate', text('-----BEGIN RSA ', 'PRIVATE KEY-----\nMIIE'), 'has the format of an issued key'],
    ['SECRET_NAME', text('sk_', 'test_', '4eC39HqLyjWDarjtT1'), 'has the format of an issued key'],
    ['Facebook', '9f86d081884c7d659a2feaa0c55ad015', 'is as random as a key'],
    ['PlayFab', text('9TQ7XK4M2R', '8WJ5ZB3H6N', 'PD1FYC0GVS', 'LAEU9TQ7XK'), 'is as random as a key'],
    ['Sentence', 'the key is wJalrXUtnFEMI/K7MDENG/bPxRfiCY4k9Q, keep it', 'is as random as a key'],
  ])('finds %s', (name, value, why) => {
    const faults = findPlainSecrets(planted(name, value));

    expect(new Set(faults.map((fault) => fault.replace(/\.Fn::\w+(\.\d+)*/, '')))).toEqual(
      new Set([`${at(name)}: ${why}`]),
    );
  });

  it('reports the place, never the secret', () => {
    const [fault] = findPlainSecrets(planted('Password', 'correct horse'));

    expect(fault).not.toContain('correct horse');
  });

  it('finds a parameter that everyone with access to the stack can read', () => {
    const faults = findPlainSecrets({ Parameters: { StripeSecret: { Type: 'String' } } });

    expect(faults).toEqual([
      'Parameters.StripeSecret: is a secret that everyone with access to the stack can read',
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
    const faults = findPlainSecrets(planted(name, value));

    expect(faults).toEqual([]);
  });
});
