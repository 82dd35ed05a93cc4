import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cognito-identitypool.html */
const poolProperties = z.strictObject({
  AllowClassicFlow: z.literal(false).optional(),
  AllowUnauthenticatedIdentities: z.boolean(),
  CognitoIdentityProviders: z
    .array(
      z.strictObject({
        ClientId: z.string(),
        ProviderName: z.string(),
        ServerSideTokenCheck: z.boolean().default(false),
      }),
    )
    .default([]),
});

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cognito-identitypoolroleattachment.html */
const attachmentProperties = z.strictObject({
  IdentityPoolId: z.string(),
  Roles: z
    .strictObject({ authenticated: z.string().optional(), unauthenticated: z.string().optional() })
    .prefault({}),
  RoleMappings: z
    .record(
      z.string(),
      z.strictObject({
        AmbiguousRoleResolution: z.enum(['AuthenticatedRole', 'Deny']),
        IdentityProvider: z.string().optional(),
        Type: z.literal('Token'),
      }),
    )
    .default({}),
});

export type IdentityPoolProperties = z.infer<typeof poolProperties>;
export type RoleAttachment = z.infer<typeof attachmentProperties>;

/** Reads an `AWS::Cognito::IdentityPool`; it accepts only user pools as providers. */
export const readIdentityPool = readerOf('AWS::Cognito::IdentityPool', poolProperties, {
  IdentityPoolTags: 'labels',
});

/** Reads an `AWS::Cognito::IdentityPoolRoleAttachment`: roles come from tokens, not from rules. */
export const readRoleAttachment = readerOf('AWS::Cognito::IdentityPoolRoleAttachment', attachmentProperties);
