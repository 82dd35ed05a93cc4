import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { maxResources } from '../../lib/rehearsal/limits';
import { findCycle, functionOf, idOf, ofType, onlyOfType, renderIntrinsics } from './read-template';
import {
  domain,
  operatorSettings,
  signIn,
  siteOrigin,
  type SynthesizedStage,
  synthesizeStage,
} from './synthesize-stage';

let hosted: SynthesizedStage;
let plain: SynthesizedStage;

beforeAll(() => {
  hosted = synthesizeStage('dev', { settings: { domain, signIn } });
  plain = synthesizeStage('dev');
});

const providers = () => ofType(hosted, 'AWS::Cognito::UserPoolIdentityProvider');

describe('a stage with providers', () => {
  it('has a domain of the pool, by its prefix', () => {
    const [poolId] = onlyOfType(hosted, 'AWS::Cognito::UserPool');
    const [, { Properties }] = onlyOfType(hosted, 'AWS::Cognito::UserPoolDomain');

    expect(renderIntrinsics(Properties)).toEqual({
      UserPoolId: `\${${poolId}}`,
      Domain: signIn.domainPrefix,
    });
  });

  it('stays below the limit of resources in prod, with as many more as the README of lib says', () => {
    const count = (settings?: object) =>
      Object.keys(synthesizeStage('prod', { ...(settings && { settings }) }).resources).length;
    const more = count({ ...operatorSettings.prod, signIn }) - count();

    const readme = readFileSync('lib/README.md', 'utf8').replaceAll('\n', ' ');
    const [, written] = /all three providers of `signIn` add (\w+)/.exec(readme) ?? [];
    expect(['seven', 'eight', 'nine'].indexOf(written!) + 7).toBe(more);
    expect(count({ ...operatorSettings.prod, signIn })).toBeLessThanOrEqual(maxResources);
  });

  it('looks up secrets in the version that the stage names, so that CloudFormation detects a new one', () => {
    const details = Object.fromEntries(
      providers().map(([, { Properties }]) => [Properties['ProviderName'], Properties['ProviderDetails']]),
    ) as Record<string, Record<string, string>>;

    const lookedUp = ({ secretName, secretVersion }: typeof signIn.google) =>
      `{{resolve:secretsmanager:${secretName}:SecretString:::${secretVersion}}}`;
    expect(details['Google']?.['client_secret']).toBe(lookedUp(signIn.google));
    expect(details['Facebook']?.['client_secret']).toBe(lookedUp(signIn.facebook));
    expect(details['SignInWithApple']?.['private_key']).toBe(lookedUp(signIn.apple));
  });

  it('trusts Google and Apple for a verified address, and not Facebook, which reports none', () => {
    const mappings = Object.fromEntries(
      providers().map(([, { Properties }]) => [Properties['ProviderName'], Properties['AttributeMapping']]),
    );

    const vouched = { email: 'email', email_verified: 'email_verified' };
    expect(mappings).toEqual({ Google: vouched, SignInWithApple: vouched, Facebook: { email: 'email' } });
  });

  it('signs in by code only, and redirects to the stage’s own address only', () => {
    const [, client] = onlyOfType(hosted, 'AWS::Cognito::UserPoolClient');

    expect(client.Properties).toMatchObject({
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['phone', 'email', 'openid', 'profile', 'aws.cognito.signin.user.admin'],
      CallbackURLs: [`${siteOrigin}/Login/return`],
      LogoutURLs: [`${siteOrigin}/`],
      SupportedIdentityProviders: ['COGNITO', 'Google', 'Facebook', 'SignInWithApple'],
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      GenerateSecret: false,
    });
    expect([...(client.DependsOn ?? [])].sort()).toEqual(
      providers()
        .map(([id]) => id)
        .sort(),
    );
  });

  it('calls the pre-sign-up trigger, which times out when Cognito does', () => {
    const [poolId, pool] = onlyOfType(hosted, 'AWS::Cognito::UserPool');
    const [functionId, { Properties }] = functionOf(
      hosted,
      'lambdas/functions/trigger-pre-sign-up/handler.ts',
    );

    const permissions = ofType(hosted, 'AWS::Lambda::Permission').map(([, permission]) =>
      renderIntrinsics(permission.Properties),
    );
    expect(renderIntrinsics(pool.Properties['LambdaConfig'])).toMatchObject({
      PreSignUp: `\${${functionId}.Arn}`,
    });
    expect(Properties).toMatchObject({ Timeout: 5, MemorySize: 1024 });
    expect(permissions).toContainEqual({
      Action: 'lambda:InvokeFunction',
      FunctionName: `\${${functionId}.Arn}`,
      Principal: 'cognito-idp.amazonaws.com',
      SourceArn: `\${${poolId}.Arn}`,
    });
  });

  it('lets that function act on its own pool by a policy that no resource depends on', () => {
    const [, { Properties }] = functionOf(hosted, 'lambdas/functions/trigger-pre-sign-up/handler.ts');
    const onPool = ofType(hosted, 'AWS::IAM::Policy').filter(([, policy]) =>
      JSON.stringify(policy.Properties).includes('AdminLinkProviderForUser'),
    );

    const [[policyId, policy] = ['', undefined]] = onPool;
    const waiting = Object.entries(hosted.resources).filter(([, resource]) =>
      JSON.stringify(resource.DependsOn ?? []).includes(`"${policyId}"`),
    );
    expect(onPool).toHaveLength(1);
    expect(JSON.stringify(policy?.Properties['Roles'])).toContain(idOf(Properties['Role']));
    expect(waiting).toEqual([]);
    expect(findCycle(hosted.resources)).toBeNull();
  });

  it('lets pages call the domain, and no other additional address', () => {
    const called = (stage: SynthesizedStage) => {
      const [, policy] = onlyOfType(stage, 'AWS::CloudFront::ResponseHeadersPolicy', 'SiteHeaders');
      return (
        /connect-src ([^;]*)/.exec(JSON.stringify(renderIntrinsics(policy.Properties)))?.[1]?.split(' ') ?? []
      );
    };

    const before = called(plain);
    expect(called(hosted).filter((address) => !before.includes(address))).toEqual([
      `https://${signIn.domainPrefix}.auth.us-east-1.amazoncognito.com`,
    ]);
  });
});

describe('a stage without providers', () => {
  it('has neither domain, nor providers, nor the trigger', () => {
    const types = Object.values(plain.resources).map(({ Type }) => Type);
    const [, { Properties }] = onlyOfType(plain, 'AWS::Cognito::UserPool');

    expect(types.filter((type) => /UserPool(Domain|IdentityProvider)$/.test(type))).toEqual([]);
    expect(Properties['LambdaConfig']).not.toHaveProperty('PreSignUp');
  });

  it('keeps its client when providers are added, so that sessions survive', () => {
    const [before] = onlyOfType(plain, 'AWS::Cognito::UserPoolClient');
    const [after] = onlyOfType(hosted, 'AWS::Cognito::UserPoolClient');

    expect(after).toBe(before);
  });
});
