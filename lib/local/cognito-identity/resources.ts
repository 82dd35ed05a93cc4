import * as z from 'zod';
import { type InertProperties, readProperties } from '../template/resource-properties';

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-cognito-identitypool.html */
const inertPoolProperties: InertProperties = {
  IdentityPoolTags: 'labels',
};

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
export function readIdentityPool(logicalId: string, properties: unknown): IdentityPoolProperties {
  const type = 'AWS::Cognito::IdentityPool';
  const schema = poolProperties;
  const inert = inertPoolProperties;
  return readProperties({ type, logicalId, properties, schema, inert });
}

/** Reads an `AWS::Cognito::IdentityPoolRoleAttachment`: roles come from tokens, not from rules. */
export function readRoleAttachment(logicalId: string, properties: unknown): RoleAttachment {
  const type = 'AWS::Cognito::IdentityPoolRoleAttachment';
  const schema = attachmentProperties;
  return readProperties({ type, logicalId, properties, schema });
}
