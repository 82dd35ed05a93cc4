import * as z from 'zod';
import { entityTooLarge, S3Refusal } from './refusal';
import { checkSignature } from './signature';

/** Fields of a form by lower-case name, as S3 compares them. */
export type FormFields = ReadonlyMap<string, string>;

const policyDocument = z.object({
  expiration: z.string(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.int().min(0), z.int().min(0)]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().regex(/^\$/), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

/** Fields that need no condition. */
const freeFields = /^(x-amz-signature|policy|file|x-ignore-.*)$/;

/**
 * Checks a form against its signed policy.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 *
 * @param upload.secretKey  of the signer of the policy
 * @throws S3Refusal
 */
export function checkPostPolicy(upload: {
  fields: FormFields;
  bucket: string;
  size: number;
  secretKey: string;
  now: Date;
}): void {
  const { fields, bucket, size, secretKey, now } = upload;
  const policy = fields.get('policy') ?? '';
  const [, ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  // Without it no signature counts, a right one neither.
  const hasAlgorithm = fields.get('x-amz-algorithm') === 'AWS4-HMAC-SHA256';
  checkSignature(hasAlgorithm ? fields.get('x-amz-signature') : '', { text: policy, scope, secretKey });
  const { expiration, conditions } = readPolicy(policy);
  if (now.getTime() >= Date.parse(expiration)) throw invalidAccordingToPolicy('Policy expired.');

  const values = new Map([...fields, ['bucket', bucket]]);
  const allowed = new Set<string>();
  for (const condition of conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      const [, least, most] = condition;
      if (size < least) throw entityTooSmall();
      if (size > most) throw entityTooLarge(most);
      continue;
    }
    for (const [kind, name, expected] of matchesOf(condition)) {
      const value = values.get(name) ?? '';
      const isMet = kind === 'eq' ? value === expected : value.startsWith(expected);
      if (!isMet)
        throw invalidAccordingToPolicy(`Policy Condition failed: ["${kind}", "$${name}", "${expected}"]`);
      allowed.add(name);
    }
  }
  const extra = [...fields.keys()].find((name) => !freeFields.test(name) && !allowed.has(name));
  if (extra !== undefined) throw invalidAccordingToPolicy(`Extra input fields: ${extra}`);
}

function readPolicy(policy: string): z.infer<typeof policyDocument> {
  try {
    return policyDocument.parse(JSON.parse(Buffer.from(policy, 'base64').toString()));
  } catch {
    throw new S3Refusal(
      400,
      'InvalidPolicyDocument',
      'Invalid Policy: the offline host reads exact matches, starts-with and content-length-range.',
    );
  }
}

type Match = readonly [kind: 'eq' | 'starts-with', field: string, expected: string];

/** `{"acl": "private"}` means the same as `["eq", "$acl", "private"]`. */
function matchesOf(condition: readonly (string | number)[] | Record<string, string>): Match[] {
  if (Array.isArray(condition)) {
    const [kind, name, expected] = condition as [Match[0], string, string];
    return [[kind, name.slice(1).toLowerCase(), expected]];
  }
  return Object.entries(condition as Record<string, string>).map(([name, expected]) => [
    'eq',
    name.toLowerCase(),
    expected,
  ]);
}

function invalidAccordingToPolicy(why: string): S3Refusal {
  return new S3Refusal(403, 'AccessDenied', `Invalid according to Policy: ${why}`);
}

function entityTooSmall(): S3Refusal {
  return new S3Refusal(
    400,
    'EntityTooSmall',
    'Your proposed upload is smaller than the minimum allowed size',
  );
}
