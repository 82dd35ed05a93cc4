import type { Properties } from './synthesize-stage';

/** Names of secrets: a client secret, a password, a key of Stripe or PlayFab. */
const secretNames =
  /secret|passw(or)?d|passphrase|credential|(api|private|access|signing|webhook|developer|stripe|playfab)_?key|auth_?token/i;

/** Names of references to a secret. */
const referenceNames = /(name|arn|id|path|parameter|version)s?$/i;

/** The empty template of a secret that Secrets Manager generates. */
const generatedTemplate = /\.GenerateSecretString\.SecretStringTemplate$/;

/** Secrets with a recognizable format, by issuer. */
const issuerFormats: readonly RegExp[] = [
  /\b[sr]k_(live|test)_\w{8,}/, // Stripe
  /\bwhsec_\w{8,}/, // Stripe's webhooks
  /\bA(KIA|SIA)[A-Z0-9]{16}\b/, // AWS
  /\bGOCSPX-[\w-]{8,}/, // Google
  /\bamzn1\.oa2-cs\.v1\.\w+/, // Login with Amazon
  /\b(EAA|EAAB)\w{30,}/, // Facebook
  /\bgh[pousr]_\w{20,}/, // GitHub
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}/, // a signed token
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

/** The only accepted form of a secret's value in a template: CloudFormation looks it up and does not disclose it. */
const dynamicReference = /^\{\{resolve:(secretsmanager|ssm-secure):[^{}]+\}\}$/;

/** Generated names that are no secrets: assets, identifiers, dates, names of the CDK. */
const generatedNames: readonly RegExp[] = [
  /\b[0-9a-f]{64}(\.\w+)?$/,
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  /\b\d{4}-\d\d-\d\d\b/g,
  /(?<=[a-z]\d?)[0-9A-F]{8}\b/g,
];

/**
 * Finds secrets in plain text: by name, by issuer, and by entropy.
 *
 * @returns one line for each, as `<path>: <why>`; never the text itself
 */
export function findPlainSecrets(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return findTextFaults(value, path);
  if (Array.isArray(value)) return value.flatMap((item, index) => findPlainSecrets(item, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  // A reference to a resource, or a dependency on it, contains only its name.
  const checked = Object.entries(value).filter(
    ([name]) => !['Ref', 'Fn::GetAtt', 'DependsOn'].includes(name),
  );
  const nestedFaults = checked.flatMap(([name, part]) =>
    findPlainSecrets(part, path === '' ? name : `${path}.${name}`),
  );
  return [...nestedFaults, ...findVisibleParameter(value as Properties, path)];
}

function findTextFaults(text: string, path: string): string[] {
  if (text === '' || dynamicReference.test(text)) return [];
  if (text === '{}' && generatedTemplate.test(path)) return [];
  if (issuerFormats.some((pattern) => pattern.test(text)))
    return [`${path}: has the format of an issued key`];
  const name = nameOf(path);
  if (secretNames.test(name) && !referenceNames.test(name)) return [`${path}: has the name of a secret`];
  const remainder = generatedNames.reduce((without, pattern) => without.replace(pattern, ''), text);
  const isRandom = (remainder.match(/[\w+/=-]{24,}/g) ?? []).some(isRandomLooking);
  return isRandom ? [`${path}: is as random as a key`] : [];
}

/** Text inside an intrinsic belongs to the property that has the intrinsic. */
function nameOf(path: string): string {
  const names = path.split('.').filter((part) => !/^(\d+|Ref|Fn::\w+)$/.test(part));
  return names.at(-1) ?? '';
}

/** Mixed letters and digits with hardly any repetition, unlike any name of the product. */
function isRandomLooking(text: string): boolean {
  const changes = text.match(/(?<=\d)[a-z]|(?<=[a-z])\d/gi)?.length ?? 0;
  return changes >= 5 && entropyOf(text) >= 3;
}

/** Shannon entropy, in bits per character. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()]
    .map((count) => count / text.length)
    .reduce((sum, share) => sum - share * Math.log2(share), 0);
}

/** A template parameter with such a name is visible to everyone with access to the stack, unless it has NoEcho. */
function findVisibleParameter({ NoEcho }: Properties, path: string): string[] {
  const name = /^Parameters\.(\w+)$/.exec(path)?.[1] ?? '';
  const isVisible = secretNames.test(name) && !referenceNames.test(name) && NoEcho !== true;
  return isVisible ? [`${path}: is a secret that everyone with access to the stack can read`] : [];
}
