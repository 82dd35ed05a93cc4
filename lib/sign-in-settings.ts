import * as z from 'zod';

/**
 * The location of a provider's secret in Secrets Manager. It includes the version: CloudFormation resolves a secret again only when the
 * text of the reference has changed.
 */
const secret = {
  secretName: z.string().regex(/^[\w/+=.@-]{1,512}$/, 'must be the name of a secret'),
  secretVersion: z
    .string()
    .regex(/^[\w-]{32,64}$/, 'must be the version id of the secret, as shown in Secrets Manager'),
};

const clientId = z.string().min(1).max(255);
const appleId = z.string().regex(/^[A-Z0-9]{10}$/, 'must be the 10-character id from Apple');

/** Names that Cognito reserves. */
const reserved = /aws|amazon|cognito/;

/** Sign-in options besides email address and password. */
export const signInSettings = z.strictObject({
  domainPrefix: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'must be 1 to 63 lowercase letters, digits, and hyphens')
    .refine((prefix) => !reserved.test(prefix), 'must not contain aws, amazon, or cognito'),
  google: z.strictObject({ clientId, ...secret }).optional(),
  facebook: z.strictObject({ clientId, ...secret }).optional(),
  apple: z.strictObject({ clientId, teamId: appleId, keyId: appleId, ...secret }).optional(),
});

export type SignInSettings = Readonly<z.infer<typeof signInSettings>>;

/** Faults of providers on a stage without a known site address, or without any provider. */
export function signInFaults(
  signIn: SignInSettings | undefined,
  { siteOrigin, isLocal }: { siteOrigin: string; isLocal: boolean },
): [boolean, string][] {
  const hasProvider = Boolean(signIn?.google ?? signIn?.facebook ?? signIn?.apple);
  return [
    [
      signIn !== undefined && !hasProvider,
      'signIn: requires google, facebook, or apple. Omit signIn to offer none of them',
    ],
    [
      signIn !== undefined && siteOrigin === '*' && !isLocal,
      'signIn: requires a specific siteOrigin, because providers redirect players back to it',
    ],
  ];
}

const standIn = { secretVersion: '00000000-0000-4000-8000-000000000000' };

/** Providers of the local stage: the offline host simulates them and reads no secret. */
export const localSignIn: SignInSettings = {
  domainPrefix: 'jade-harbour-local',
  google: { clientId: 'stand-in-for-google', secretName: 'jade-harbour/local/google', ...standIn },
  facebook: { clientId: '100000000000000', secretName: 'jade-harbour/local/facebook', ...standIn },
  apple: {
    clientId: 'test.jade-harbour.site',
    teamId: 'JADETEAM00',
    keyId: 'JADEKEY000',
    secretName: 'jade-harbour/local/apple',
    ...standIn,
  },
};
