import * as z from 'zod';
import { atSite } from '../site/local-addresses';
import { readerOf } from '../template/resource-properties';

/**
 * Reads an `AWS::Cognito::UserPool`: sign-in by email address, case-insensitive, without a second factor.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpool.html
 */
export const readPoolProperties = readerOf(
  'AWS::Cognito::UserPool',
  z.strictObject({
    AdminCreateUserConfig: z.strictObject({ AllowAdminCreateUserOnly: z.literal(false) }).optional(),
    AutoVerifiedAttributes: z.tuple([z.literal('email')]),
    LambdaConfig: z
      .strictObject({
        CustomMessage: z.string().optional(),
        PostConfirmation: z.string().optional(),
        PreSignUp: z.string().optional(),
      })
      .prefault({}),
    MfaConfiguration: z.literal('OFF').optional(),
    Policies: z.strictObject({
      PasswordPolicy: z.strictObject({
        MinimumLength: z.int().min(6).max(99),
        RequireLowercase: z.boolean(),
        RequireUppercase: z.boolean(),
        RequireNumbers: z.boolean(),
        RequireSymbols: z.boolean(),
      }),
    }),
    Schema: z
      .array(z.strictObject({ Name: z.literal('email'), Mutable: z.boolean(), Required: z.boolean() }))
      .optional(),
    UserAttributeUpdateSettings: z.strictObject({
      AttributesRequireVerificationBeforeUpdate: z.tuple([z.literal('email')]),
    }),
    UsernameAttributes: z.tuple([z.literal('email')]),
    UsernameConfiguration: z.strictObject({ CaseSensitive: z.literal(false) }),
    VerificationMessageTemplate: z.strictObject({
      DefaultEmailOption: z.literal('CONFIRM_WITH_CODE'),
      EmailMessage: z.string(),
      EmailSubject: z.string(),
      SmsMessage: z.string().optional(),
    }),
  }),
  {
    AccountRecoverySetting: 'codes go to the one address a user has',
    DeletionProtection: 'nothing deletes a pool here but --reset',
    EmailConfiguration: 'all mail goes to the local mailbox',
    EmailVerificationMessage: 'VerificationMessageTemplate replaces it',
    EmailVerificationSubject: 'VerificationMessageTemplate replaces it',
    SmsVerificationMessage: 'no phone numbers',
    UserPoolTags: 'labels',
    UserPoolTier: 'a matter of billing',
  },
);
export type PoolProperties = ReturnType<typeof readPoolProperties>;

/**
 * Reads an `AWS::Cognito::UserPoolGroup`.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpoolgroup.html
 */
export const readGroupProperties = readerOf(
  'AWS::Cognito::UserPoolGroup',
  z.strictObject({
    UserPoolId: z.string(),
    GroupName: z.string(),
    Precedence: z.int().min(0).optional(),
    RoleArn: z.string().optional(),
  }),
  { Description: 'for people to read' },
);
export type GroupProperties = ReturnType<typeof readGroupProperties>;

/**
 * Reads an `AWS::Cognito::UserPoolIdentityProvider` for one of the three providers with a local page.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpoolidentityprovider.html
 */
export const readProviderProperties = readerOf(
  'AWS::Cognito::UserPoolIdentityProvider',
  z.strictObject({
    UserPoolId: z.string(),
    ProviderName: z.enum(['Google', 'Facebook', 'SignInWithApple']),
    ProviderType: z.enum(['Google', 'Facebook', 'SignInWithApple']),
    AttributeMapping: z.strictObject({
      email: z.literal('email'),
      email_verified: z.literal('email_verified').optional(),
    }),
  }),
  { ProviderDetails: 'no request goes to the real provider' },
);
export type ProviderProperties = ReturnType<typeof readProviderProperties>;

/**
 * Reads an `AWS::Cognito::UserPoolDomain`: a prefix below Cognito's own domain.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpooldomain.html
 */
export const readDomainProperties = readerOf(
  'AWS::Cognito::UserPoolDomain',
  z.strictObject({
    UserPoolId: z.string(),
    Domain: z.string().regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/),
  }),
);

const readClient = readerOf(
  'AWS::Cognito::UserPoolClient',
  z.strictObject({
    UserPoolId: z.string(),
    AccessTokenValidity: z.number().positive(),
    AllowedOAuthFlows: z.tuple([z.literal('code')]).optional(),
    AllowedOAuthFlowsUserPoolClient: z.boolean(),
    AllowedOAuthScopes: z.array(z.string()).default([]),
    CallbackURLs: z.array(z.string()).default([]),
    EnableTokenRevocation: z.literal(true),
    ExplicitAuthFlows: z.tuple([z.literal('ALLOW_USER_SRP_AUTH')]),
    GenerateSecret: z.literal(false),
    IdTokenValidity: z.number().positive(),
    LogoutURLs: z.array(z.string()).default([]),
    PreventUserExistenceErrors: z.literal('ENABLED'),
    ReadAttributes: z.tuple([z.literal('email'), z.literal('email_verified')]).optional(),
    RefreshTokenRotation: z.strictObject({
      Feature: z.literal('ENABLED'),
      RetryGracePeriodSeconds: z.int().min(0).max(60),
    }),
    RefreshTokenValidity: z.number().positive(),
    SupportedIdentityProviders: z.array(z.string()).default([]),
    TokenValidityUnits: z.strictObject({
      AccessToken: z.literal('minutes'),
      IdToken: z.literal('minutes'),
      RefreshToken: z.literal('minutes'),
    }),
    WriteAttributes: z.tuple([z.literal('email')]).optional(),
  }),
);

export type ClientSettings = ReturnType<typeof readClientProperties>;

/**
 * Reads an `AWS::Cognito::UserPoolClient`: a public client that signs in by SRP or, through providers, by code. It does
 * not disclose which addresses have an account, and its refresh tokens rotate.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpoolclient.html
 *
 * @param siteUrl  replaces `http://localhost` in its addresses
 */
export function readClientProperties(logicalId: string, properties: unknown, siteUrl?: string) {
  const client = readClient(logicalId, properties);
  return {
    poolId: client.UserPoolId,
    accessTokenSeconds: client.AccessTokenValidity * 60,
    idTokenSeconds: client.IdTokenValidity * 60,
    refreshTokenSeconds: client.RefreshTokenValidity * 60,
    /** Seconds for which a used refresh token stays valid. */
    rotationGraceSeconds: client.RefreshTokenRotation.RetryGracePeriodSeconds,
    /** Settings of hosted sign-in by authorization code; undefined for a client without it. */
    oAuth: client.AllowedOAuthFlowsUserPoolClient
      ? {
          scopes: client.AllowedOAuthScopes,
          callbackUrls: client.CallbackURLs.map((url) => atSite(url, siteUrl)),
          logoutUrls: client.LogoutURLs.map((url) => atSite(url, siteUrl)),
          providers: client.SupportedIdentityProviders.filter((name) => name !== 'COGNITO'),
        }
      : undefined,
  };
}
