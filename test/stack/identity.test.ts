import { beforeAll, expect, it } from 'vitest';
import { onlyOfType, ofType, renderIntrinsics } from './read-template';
import { type SynthesizedStage, synthesizeStage } from './synthesize-stage';

let prod: SynthesizedStage;

beforeAll(() => {
  prod = synthesizeStage('prod');
});

it('identifies players by a required, mutable email address in any letter case', () => {
  const [id, { Properties }] = onlyOfType(prod, 'AWS::Cognito::UserPool');

  expect(id).toBe('IdentityUserPool96FE3B9B');
  expect(Properties).toMatchObject({
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    Schema: [{ Name: 'email', Required: true, Mutable: true }],
    AutoVerifiedAttributes: ['email'],
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
  });
  expect(Properties).not.toHaveProperty('AliasAttributes');
  expect(Properties).not.toHaveProperty('UserPoolName');
});

it('password policy >= 10: requires the password that the site promises', () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::Cognito::UserPool');

  expect(Properties['Policies']).toEqual({
    PasswordPolicy: {
      MinimumLength: 10,
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
    },
  });
  expect(Properties['MfaConfiguration']).toBe('OFF');
});

it("lets everyone sign up and recover by a code in the product's email", () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::Cognito::UserPool');

  expect(Properties).toMatchObject({
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    VerificationMessageTemplate: {
      DefaultEmailOption: 'CONFIRM_WITH_CODE',
      EmailSubject: 'Your Jade Harbour code',
      EmailMessage: expect.stringContaining('{####}'),
    },
  });
});

it('sends mail through SES in prod', () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::Cognito::UserPool');

  expect(renderIntrinsics(Properties['EmailConfiguration'])).toEqual({
    // Complaints about notices, which use the identity's own set, do not stop codes.
    ConfigurationSet: expect.stringContaining('IdentityCodes'),
    EmailSendingAccount: 'DEVELOPER',
    From: 'Jade Harbour <hello@jade-harbour.test>',
    SourceArn: 'arn:aws:ses:us-east-1:${AWS::AccountId}:identity/jade-harbour.test',
  });
});

it('gives the site short tokens, rotated refresh tokens and SRP as the only sign-in', () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::Cognito::UserPoolClient');

  expect(Properties).toMatchObject({
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
    AllowedOAuthFlowsUserPoolClient: false,
    GenerateSecret: false,
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    AccessTokenValidity: 15,
    IdTokenValidity: 15,
    RefreshTokenValidity: 30 * 24 * 60,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    ReadAttributes: ['email', 'email_verified'],
    WriteAttributes: ['email'],
  });
  expect(Properties).not.toHaveProperty('AllowedOAuthFlows');
});

it('has three groups in order of their power', () => {
  const groups = ofType(prod, 'AWS::Cognito::UserPoolGroup').map(([, { Properties }]) => Properties);

  const byPrecedence = groups.sort((one, other) => Number(one['Precedence']) - Number(other['Precedence']));
  expect(byPrecedence.map(({ GroupName }) => GroupName)).toEqual(['SUPERADMINS', 'ADMINS', 'AFFILIATES']);
});

it('calls the post-confirmation trigger, which times out when Cognito does', () => {
  const [poolId, pool] = onlyOfType(prod, 'AWS::Cognito::UserPool');

  const { PostConfirmation } = renderIntrinsics(pool.Properties['LambdaConfig']) as {
    PostConfirmation: string;
  };
  const functionId = /^\$\{(\w+)\.Arn\}$/.exec(PostConfirmation)?.[1] ?? '';
  const permissions = ofType(prod, 'AWS::Lambda::Permission').map(([, { Properties }]) =>
    renderIntrinsics(Properties),
  );
  expect(prod.resources[functionId]).toMatchObject({
    Metadata: { entry: 'lambdas/functions/trigger-post-confirmation/handler.ts' },
    Properties: { Timeout: 5, MemorySize: 1024 },
  });
  expect(permissions).toContainEqual({
    Action: 'lambda:InvokeFunction',
    FunctionName: PostConfirmation,
    Principal: 'cognito-idp.amazonaws.com',
    SourceArn: `\${${poolId}.Arn}`,
  });
});

it('calls the custom-message trigger before a code is sent to another address', () => {
  const [, pool] = onlyOfType(prod, 'AWS::Cognito::UserPool');

  const { CustomMessage } = renderIntrinsics(pool.Properties['LambdaConfig']) as { CustomMessage: string };
  const functionId = /^\$\{(\w+)\.Arn\}$/.exec(CustomMessage)?.[1] ?? '';
  expect(prod.resources[functionId]).toMatchObject({
    Metadata: { entry: 'lambdas/functions/trigger-custom-message/handler.ts' },
    Properties: { Timeout: 5, MemorySize: 1024 },
  });
});

it('gives guests and players credentials of the enhanced flow, for valid tokens of the site', () => {
  const [, { Properties }] = onlyOfType(prod, 'AWS::Cognito::IdentityPool');

  expect(renderIntrinsics(Properties)).toMatchObject({
    AllowUnauthenticatedIdentities: true,
    AllowClassicFlow: false,
    CognitoIdentityProviders: [
      {
        ClientId: '${IdentityUserPoolSiteClient787E3DD4}',
        ProviderName: '${IdentityUserPool96FE3B9B.ProviderName}',
        ServerSideTokenCheck: true,
      },
    ],
  });
});

it('gives admins the role of their group, other signed-in users the player role, and others the guest role', () => {
  const [poolId] = onlyOfType(prod, 'AWS::Cognito::IdentityPool');
  const [, { Properties }] = onlyOfType(prod, 'AWS::Cognito::IdentityPoolRoleAttachment');
  const arnOf = (construct: string) => `\${${onlyOfType(prod, 'AWS::IAM::Role', construct)[0]}.Arn}`;

  const groupRoles = ofType(prod, 'AWS::Cognito::UserPoolGroup').map(([, group]) => [
    group.Properties['GroupName'],
    renderIntrinsics(group.Properties['RoleArn']),
  ]);
  expect(renderIntrinsics(Properties)).toEqual({
    IdentityPoolId: `\${${poolId}}`,
    Roles: { authenticated: arnOf('IdentityPlayerRole'), unauthenticated: arnOf('IdentityGuestRole') },
    RoleMappings: {
      userPool: {
        Type: 'Token',
        AmbiguousRoleResolution: 'AuthenticatedRole',
        IdentityProvider: '${IdentityUserPool96FE3B9B.ProviderName}:${IdentityUserPoolSiteClient787E3DD4}',
      },
    },
  });
  expect(Object.fromEntries(groupRoles)).toEqual({
    SUPERADMINS: arnOf('IdentityAdminRole'),
    ADMINS: arnOf('IdentityAdminRole'),
    AFFILIATES: undefined,
  });
});
