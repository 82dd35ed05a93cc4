import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

/**
 * Reads an `AWS::Cognito::IdentityPool`; it accepts only user pools as providers.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cognito-identitypool.html
 */
export const readIdentityPool = readerOf(
  'AWS::Cognito::IdentityPool',
  z.strictObject({
    AllowClassicFlow: z.literal(false).optional(),
    AllowUnauthenticatedIdentities: z.boolean(),
    CognitoIdentityProviders: z.array(
      z.strictObject({
        ClientId: z.string(),
        ProviderName: z.string(),
        ServerSideTokenCheck: z.literal(true),
      }),
    ),
  }),
  { IdentityPoolTags: 'labels' },
);
export type IdentityPoolProperties = ReturnType<typeof readIdentityPool>;

/**
 * Reads an `AWS::Cognito::IdentityPoolRoleAttachment`: roles come from tokens, not from rules.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cognito-identitypoolroleattachment.html
 */
export const readRoleAttachment = readerOf(
  'AWS::Cognito::IdentityPoolRoleAttachment',
  z.strictObject({
    IdentityPoolId: z.string(),
    Roles: z.strictObject({ authenticated: z.string(), unauthenticated: z.string() }),
    RoleMappings: z.record(
      z.string(),
      z.strictObject({
        AmbiguousRoleResolution: z.literal('AuthenticatedRole'),
        IdentityProvider: z.string(),
        Type: z.literal('Token'),
      }),
    ),
  }),
);
export type RoleAttachment = ReturnType<typeof readRoleAttachment>;
