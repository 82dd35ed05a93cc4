import * as z from 'zod';
import { type InertProperties, readerOf } from '../template/resource-properties';

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpool.html */
const inertPoolProperties: InertProperties = {
  AccountRecoverySetting: 'codes go to the one address a user has',
  DeletionProtection: 'nothing deletes a pool here but --reset',
  EmailConfiguration: 'all mail goes to the local mailbox',
  SmsVerificationMessage: 'no phone numbers',
  UserPoolTags: 'labels',
  UserPoolTier: 'a matter of billing',
};

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-properties-cognito-userpool-passwordpolicy.html */
const passwordPolicy = z
  .strictObject({
    MinimumLength: z.int().min(6).max(99).default(8),
    RequireLowercase: z.boolean().default(false),
    RequireUppercase: z.boolean().default(false),
    RequireNumbers: z.boolean().default(false),
    RequireSymbols: z.boolean().default(false),
  })
  .prefault({});

const poolProperties = z.strictObject({
  AdminCreateUserConfig: z
    .strictObject({ AllowAdminCreateUserOnly: z.boolean().default(false) })
    .prefault({}),
  AutoVerifiedAttributes: z.tuple([z.literal('email')]),
  EmailVerificationMessage: z.string().optional(),
  EmailVerificationSubject: z.string().optional(),
  LambdaConfig: z
    .strictObject({
      CustomMessage: z.string().optional(),
      PostConfirmation: z.string().optional(),
      PreSignUp: z.string().optional(),
    })
    .prefault({}),
  MfaConfiguration: z.literal('OFF').optional(),
  Policies: z.strictObject({ PasswordPolicy: passwordPolicy }).prefault({}),
  Schema: z
    .array(
      z.strictObject({
        Name: z.literal('email'),
        Mutable: z.boolean().optional(),
        Required: z.boolean().optional(),
      }),
    )
    .optional(),
  UserAttributeUpdateSettings: z
    .strictObject({ AttributesRequireVerificationBeforeUpdate: z.array(z.literal('email')) })
    .default({ AttributesRequireVerificationBeforeUpdate: [] }),
  UsernameAttributes: z.tuple([z.literal('email')]),
  UsernameConfiguration: z.strictObject({ CaseSensitive: z.literal(false) }).optional(),
  VerificationMessageTemplate: z
    .strictObject({
      DefaultEmailOption: z.literal('CONFIRM_WITH_CODE').optional(),
      EmailMessage: z.string().optional(),
      EmailSubject: z.string().optional(),
      SmsMessage: z.string().optional(),
    })
    .prefault({}),
});

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpoolgroup.html */
const groupProperties = z.strictObject({
  UserPoolId: z.string(),
  GroupName: z.string(),
  Description: z.string().optional(),
  Precedence: z.int().min(0).optional(),
  RoleArn: z.string().optional(),
});

/**
 * Credentials at the provider are ignored, because no provider is called.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpoolidentityprovider.html
 */
const providerProperties = z.strictObject({
  UserPoolId: z.string(),
  ProviderName: z.enum(['Google', 'Facebook', 'SignInWithApple']),
  ProviderType: z.enum(['Google', 'Facebook', 'SignInWithApple']),
  AttributeMapping: z
    .strictObject({ email: z.literal('email'), email_verified: z.literal('email_verified').optional() })
    .optional(),
});

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-cognito-userpooldomain.html */
const domainProperties = z.strictObject({
  UserPoolId: z.string(),
  Domain: z.string().regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/),
});

export type ProviderProperties = z.infer<typeof providerProperties>;
export type PoolProperties = z.infer<typeof poolProperties>;
export type GroupProperties = z.infer<typeof groupProperties>;

/** Reads an `AWS::Cognito::UserPool`: sign-in by email address, case-insensitive, without a second factor. */
export const readPoolProperties = readerOf('AWS::Cognito::UserPool', poolProperties, inertPoolProperties);

/** Reads an `AWS::Cognito::UserPoolGroup`. */
export const readGroupProperties = readerOf('AWS::Cognito::UserPoolGroup', groupProperties);

/** Reads an `AWS::Cognito::UserPoolIdentityProvider` for one of the three providers with a local page. */
export const readProviderProperties = readerOf('AWS::Cognito::UserPoolIdentityProvider', providerProperties, {
  ProviderDetails: 'no request goes to the real provider',
});

/** Reads an `AWS::Cognito::UserPoolDomain`: a prefix below Cognito's own domain. */
export const readDomainProperties = readerOf('AWS::Cognito::UserPoolDomain', domainProperties);
