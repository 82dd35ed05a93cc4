import type { Stage } from './stage';

/** A value of a stage that comes from documentation, so that no deployment with it can work. */
export interface ExampleValue {
  /** Path of the setting below `context.stages.<name>`, such as `ses.fromAddress`. */
  readonly setting: string;
  readonly value: string;
  /** What the operator has to enter instead. */
  readonly expected: string;
}

/** Host names reserved for documentation (RFC 2606), and the distribution in CloudFront's manual. */
const exampleHost = /(^|[./@])(example(\.(com|net|org))?|d111111abcdef8\.cloudfront\.net)$/;

/** Account ids that AWS uses in its documentation. */
const exampleAccounts = ['000000000000', '111111111111', '111122223333', '123456789012', '444455556666'];

/** UUIDs of zeros, as in `cdk.json` before an operator filled it in. */
const zeroId = /^0{8}-/;

/** Provider ids as printed in manuals, and obvious placeholders. */
const exampleId =
  /example|placeholder|stand-in|change-?me|your[-_]|x{4}|0{6}|1{6}|123456|^ABC123DEFG$|^DEF123GHIJ$|^ABCDE12345$/i;

/**
 * Finds every setting of a stage that still contains an example. The local stage has none: it is never deployed, and the offline host
 * accepts its placeholders.
 *
 * @returns one entry for each setting, in the order of `cdk.json`; empty when the stage can be deployed
 */
export function exampleValues(stage: Stage): ExampleValue[] {
  if (stage.name === 'local') return [];
  const { domain, ses, alarms } = stage;
  return [
    // With a domain, siteOrigin repeats its name.
    ...(domain ? [] : found('siteOrigin', stage.siteOrigin, exampleHost, 'the SiteUrl of the stage')),
    ...found('domain.name', domain?.name, exampleHost, 'the host name of the site'),
    ...exampleCertificate(domain?.certificateArn),
    ...found('ses.fromAddress', ses?.fromAddress, exampleHost, 'the sender address of the emails'),
    ...found('ses.verifiedDomain', ses?.verifiedDomain, exampleHost, 'a domain verified in SES'),
    ...found('alarms.email', alarms?.email, exampleHost, 'the email address of the operator on call'),
    ...exampleProviders(stage),
    ...('secretVersion' in stage.payments ? zeroVersion('payments', stage.payments.secretVersion) : []),
  ];
}

/** One line for operators. */
export function describeExample({ name }: Stage, { setting, value, expected }: ExampleValue): string {
  return `${setting}: ${value} is an example. Enter ${expected} in cdk.json, context.stages.${name}.${setting}.`;
}

function exampleCertificate(certificateArn: string | undefined): ExampleValue[] {
  const [, , , , account = '', resource = ''] = (certificateArn ?? '').split(':');
  const isExample = exampleAccounts.includes(account) || zeroId.test(resource.replace('certificate/', ''));
  if (certificateArn === undefined || !isExample) return [];
  return [
    { setting: 'domain.certificateArn', value: certificateArn, expected: 'the ARN of an issued certificate' },
  ];
}

function exampleProviders({ signIn }: Stage): ExampleValue[] {
  if (!signIn) return [];
  const { google, facebook, apple } = signIn;
  const ofEach = Object.entries({ google, facebook, apple }).flatMap(([provider, settings]) =>
    settings
      ? [
          ...found(
            `signIn.${provider}.clientId`,
            settings.clientId,
            exampleId,
            'the client id from the provider',
          ),
          ...zeroVersion(`signIn.${provider}`, settings.secretVersion),
        ]
      : [],
  );
  return [
    ...found('signIn.domainPrefix', signIn.domainPrefix, exampleId, 'your own prefix'),
    ...ofEach,
    ...found('signIn.apple.teamId', apple?.teamId, exampleId, 'your Apple team id'),
    ...found('signIn.apple.keyId', apple?.keyId, exampleId, 'your Apple key id'),
  ];
}

function zeroVersion(owner: string, version: string): ExampleValue[] {
  return found(`${owner}.secretVersion`, version, zeroId, 'the version id of the secret');
}

function found(
  setting: string,
  value: string | undefined,
  pattern: RegExp,
  expected: string,
): ExampleValue[] {
  return value !== undefined && pattern.test(value) ? [{ setting, value, expected }] : [];
}
