import * as z from 'zod';
import { atSite } from '../site/local-addresses';
import { readerOf } from '../template/resource-properties';

const unitSeconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpoolclient.html */
const clientProperties = z.strictObject({
  UserPoolId: z.string(),
  AccessTokenValidity: z.number().positive().default(1),
  AllowedOAuthFlows: z.tuple([z.literal('code')]).optional(),
  AllowedOAuthFlowsUserPoolClient: z.boolean().default(false),
  AllowedOAuthScopes: z.array(z.string()).default([]),
  CallbackURLs: z.array(z.string()).default([]),
  EnableTokenRevocation: z.literal(true).default(true),
  ExplicitAuthFlows: z.tuple([z.literal('ALLOW_USER_SRP_AUTH')]),
  GenerateSecret: z.literal(false).default(false),
  IdTokenValidity: z.number().positive().default(1),
  LogoutURLs: z.array(z.string()).default([]),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  ReadAttributes: z.tuple([z.literal('email'), z.literal('email_verified')]).optional(),
  RefreshTokenRotation: z
    .strictObject({
      Feature: z.enum(['ENABLED', 'DISABLED']),
      RetryGracePeriodSeconds: z.int().min(0).max(60).default(0),
    })
    .default({ Feature: 'DISABLED', RetryGracePeriodSeconds: 0 }),
  RefreshTokenValidity: z.number().positive().default(30),
  SupportedIdentityProviders: z.array(z.string()).default([]),
  TokenValidityUnits: z
    .strictObject({
      AccessToken: unit.default('hours'),
      IdToken: unit.default('hours'),
      RefreshToken: unit.default('days'),
    })
    .prefault({}),
  WriteAttributes: z.tuple([z.literal('email')]).optional(),
});

const readClient = readerOf('AWS::Cognito::UserPoolClient', clientProperties);

/** Settings of hosted sign-in for a client: authorization code only. */
export interface OAuthSettings {
  scopes: readonly string[];
  callbackUrls: readonly string[];
  logoutUrls: readonly string[];
  providers: readonly string[];
}

/** Settings of an app client; validities in seconds. */
export interface ClientSettings {
  poolId: string;
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Seconds for which a used refresh token stays valid, or null where refresh tokens do not rotate. */
  rotationGraceSeconds: number | null;
  hidesUnknownUsers: boolean;
  /** Null for a client without hosted sign-in. */
  oAuth: OAuthSettings | null;
}

/**
 * Reads an `AWS::Cognito::UserPoolClient`: a public client that signs in by SRP or, through providers, by code.
 *
 * @param siteUrl  replaces `http://localhost` in its addresses
 */
export function readClientProperties(
  logicalId: string,
  properties: unknown,
  siteUrl?: string,
): ClientSettings {
  const client = readClient(logicalId, properties);
  const { TokenValidityUnits: units, RefreshTokenRotation: rotation } = client;
  return {
    poolId: client.UserPoolId,
    accessTokenSeconds: client.AccessTokenValidity * unitSeconds[units.AccessToken],
    idTokenSeconds: client.IdTokenValidity * unitSeconds[units.IdToken],
    refreshTokenSeconds: client.RefreshTokenValidity * unitSeconds[units.RefreshToken],
    rotationGraceSeconds: rotation.Feature === 'ENABLED' ? rotation.RetryGracePeriodSeconds : null,
    hidesUnknownUsers: client.PreventUserExistenceErrors === 'ENABLED',
    oAuth: client.AllowedOAuthFlowsUserPoolClient
      ? {
          scopes: client.AllowedOAuthScopes,
          callbackUrls: client.CallbackURLs.map((url) => atSite(url, siteUrl)),
          logoutUrls: client.LogoutURLs.map((url) => atSite(url, siteUrl)),
          providers: client.SupportedIdentityProviders.filter((name) => name !== 'COGNITO'),
        }
      : null,
  };
}
