import * as z from 'zod';
import { readProperties, type InertProperties } from '../template/resource-properties';

const noHostedDomain = 'no hosted domain, so nothing can start this flow';

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpoolclient.html */
const inertClientProperties: InertProperties = {
  AllowedOAuthFlows: noHostedDomain,
  AllowedOAuthFlowsUserPoolClient: noHostedDomain,
  AllowedOAuthScopes: noHostedDomain,
  CallbackURLs: noHostedDomain,
  ClientName: 'a label',
  DefaultRedirectURI: noHostedDomain,
  LogoutURLs: noHostedDomain,
};

const unitSeconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

const clientProperties = z.strictObject({
  UserPoolId: z.string(),
  AccessTokenValidity: z.number().positive().default(1),
  AuthSessionValidity: z.int().min(3).max(15).default(3),
  EnableTokenRevocation: z.literal(true).default(true),
  ExplicitAuthFlows: z.tuple([z.literal('ALLOW_USER_SRP_AUTH')]),
  GenerateSecret: z.literal(false).default(false),
  IdTokenValidity: z.number().positive().default(1),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  ReadAttributes: z.tuple([z.literal('email'), z.literal('email_verified')]).optional(),
  RefreshTokenRotation: z
    .strictObject({
      Feature: z.enum(['ENABLED', 'DISABLED']),
      RetryGracePeriodSeconds: z.int().min(0).max(60).default(0),
    })
    .default({ Feature: 'DISABLED', RetryGracePeriodSeconds: 0 }),
  RefreshTokenValidity: z.number().positive().default(30),
  SupportedIdentityProviders: z.tuple([z.literal('COGNITO')]).optional(),
  TokenValidityUnits: z
    .strictObject({
      AccessToken: unit.default('hours'),
      IdToken: unit.default('hours'),
      RefreshToken: unit.default('days'),
    })
    .prefault({}),
  WriteAttributes: z.tuple([z.literal('email')]).optional(),
});

/** What an app client allows, validities in seconds. */
export interface ClientSettings {
  poolId: string;
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  /** How long a started sign-in may take. */
  challengeSeconds: number;
  /** Seconds a used refresh token goes on working, or null where refresh tokens do not rotate. */
  rotationGraceSeconds: number | null;
  hidesUnknownUsers: boolean;
}

/** Reads an `AWS::Cognito::UserPoolClient`: a public client that signs in by SRP only. */
export function readClientProperties(logicalId: string, properties: unknown): ClientSettings {
  const [schema, inert] = [clientProperties, inertClientProperties];
  const type = 'AWS::Cognito::UserPoolClient';
  const client = readProperties({ type, logicalId, properties, schema, inert });
  const { TokenValidityUnits: units, RefreshTokenRotation: rotation } = client;
  return {
    poolId: client.UserPoolId,
    accessTokenSeconds: client.AccessTokenValidity * unitSeconds[units.AccessToken],
    idTokenSeconds: client.IdTokenValidity * unitSeconds[units.IdToken],
    refreshTokenSeconds: client.RefreshTokenValidity * unitSeconds[units.RefreshToken],
    challengeSeconds: client.AuthSessionValidity * 60,
    rotationGraceSeconds: rotation.Feature === 'ENABLED' ? rotation.RetryGracePeriodSeconds : null,
    hidesUnknownUsers: client.PreventUserExistenceErrors === 'ENABLED',
  };
}
