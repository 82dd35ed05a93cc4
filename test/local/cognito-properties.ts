import { readPoolProperties } from '../../lib/local/cognito/resources';
import type { Pool } from '../../lib/local/cognito/users';

/** What CDK writes for a pool with sign-in by email address. */
export const poolProperties = {
  AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
  AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
  AutoVerifiedAttributes: ['email'],
  DeletionProtection: 'INACTIVE',
  EmailVerificationMessage: 'Your code is {####}.',
  EmailVerificationSubject: 'Your code',
  LambdaConfig: { PostConfirmation: 'arn:aws:lambda:us-east-1:000000000000:function:PostConfirmation' },
  MfaConfiguration: 'OFF',
  Policies: {
    PasswordPolicy: {
      MinimumLength: 10,
      RequireLowercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
      RequireUppercase: true,
    },
  },
  Schema: [{ Mutable: true, Name: 'email', Required: true }],
  SmsVerificationMessage: 'Your code is {####}.',
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
  UserPoolTier: 'ESSENTIALS',
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  VerificationMessageTemplate: {
    DefaultEmailOption: 'CONFIRM_WITH_CODE',
    EmailMessage: 'Your code is {####}.',
    EmailSubject: 'Your code',
    SmsMessage: 'Your code is {####}.',
  },
};

/** What CDK writes for a client with SRP, rotating refresh tokens and no hosted domain. */
export const clientProperties = {
  AccessTokenValidity: 15,
  AllowedOAuthFlowsUserPoolClient: false,
  EnableTokenRevocation: true,
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
  GenerateSecret: false,
  IdTokenValidity: 15,
  PreventUserExistenceErrors: 'ENABLED',
  ReadAttributes: ['email', 'email_verified'],
  RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
  RefreshTokenValidity: 43_200,
  SupportedIdentityProviders: ['COGNITO'],
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
  WriteAttributes: ['email'],
};

/** A pool without users. */
export function emptyPool(changes: object = {}): Pool {
  return {
    id: 'us-east-1_Harbour01',
    name: 'Harbour01',
    properties: readPoolProperties('Pool', { ...poolProperties, ...changes }),
    groups: new Map(),
    providers: new Map(),
    records: { users: {}, sessions: {} },
  };
}
