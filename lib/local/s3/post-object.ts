import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import type { Caller } from '../iam/caller';
import { accessDenied, entityTooLarge, invalidArgument, notImplemented, S3Refusal } from './refusal';
import { isSupportedHeader, type S3Call, type S3Headers } from './s3-call';
import { checkSignature } from './signature';

/** A file that a browser sends as a form. */
interface PostedForm {
  readonly caller: Caller;
  /** The write that the form stands for, with the fields as headers: S3 compares their names in lower case. */
  readonly call: S3Call;
  readonly bytes: Buffer;
}

/** Whether a request sends a form instead of an object. */
export function isForm(request: IncomingMessage): boolean {
  return request.method === 'POST' && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
}

/**
 * Reads the form of a `POST Object`; the credentials are fields, not headers or query.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/RESTObjectPOST.html
 *
 * @param body  undefined when it exceeded the host's limit
 * @throws S3Refusal for a form without a file, a key or a policy, or with a field that the host does not implement
 */
export async function readForm(
  request: IncomingMessage,
  bucket: string,
  body: Buffer | undefined,
): Promise<PostedForm> {
  if (!body) throw entityTooLarge();
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => {
    const message = 'The body of your POST request is not well-formed multipart/form-data.';
    throw new S3Refusal(400, 'MalformedPOSTRequest', message);
  });
  const fields = new Map<string, string>();
  let file: File | undefined;
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      file = value;
      break; // S3 ignores fields after the file
    }
    fields.set(name.toLowerCase(), value);
  }
  const field = [...fields.keys()].find((name) => !isSupportedField(name));
  if (field !== undefined) throw notImplemented(`the form field ${field}`);
  if (!file) throw invalidArgument('POST requires exactly one file upload per request.');
  const key = fields.get('key');
  if (!key) throw invalidArgument("Bucket POST must contain a field named 'key'.");
  if (key.includes('${filename}')) throw notImplemented('${filename} in a key');
  const [accessKeyId = ''] = (fields.get('x-amz-credential') ?? '').split('/');
  if (!fields.has('policy') || !accessKeyId) throw accessDenied();
  return {
    caller: { accessKeyId, session: fields.get('x-amz-security-token') ?? accessKeyId },
    call: {
      operation: 'PutObject',
      bucket,
      key,
      query: new URLSearchParams(),
      headers: Object.fromEntries(fields),
    },
    bytes: Buffer.from(await file.arrayBuffer()),
  };
}

function isSupportedField(name: string): boolean {
  const isKnown = /^(bucket|cache-control|content-disposition|content-type|key|policy|x-amz-.*)$/.test(name);
  return isKnown && isSupportedHeader(name);
}

/** Of the conditions, those that the SDK writes: exact values of fields, and a range of sizes. */
const policyDocument = z.object({
  expiration: z.string(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.int().min(0), z.int().min(0)]),
      z.record(z.string(), z.string()).transform((fields) => new Map(Object.entries(fields))),
    ]),
  ),
});

/**
 * Checks a form against its signed policy.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 *
 * @param secretKey  of the signer of the policy
 * @throws S3Refusal
 */
export function checkPostPolicy(
  { call: { bucket, headers: fields }, bytes }: PostedForm,
  { secretKey, now }: { secretKey: string; now: Date },
): void {
  const policy = fields['policy'] ?? '';
  const [, ...scope] = (fields['x-amz-credential'] ?? '').split('/');
  // Without it no signature counts, a right one neither.
  const hasAlgorithm = fields['x-amz-algorithm'] === 'AWS4-HMAC-SHA256';
  const signature = (hasAlgorithm && fields['x-amz-signature']) || '';
  checkSignature(signature, { text: policy, scope, secretKey });
  const { expiration, conditions } = readPolicy(policy);
  if (now.getTime() >= Date.parse(expiration)) throw invalidByPolicy('Policy expired.');

  const values: S3Headers = { ...fields, bucket };
  // These two need no condition.
  const allowed = new Set(['policy', 'x-amz-signature']);
  for (const condition of conditions) {
    if (!(condition instanceof Map)) {
      const [, least, most] = condition;
      const tooSmall = 'Your proposed upload is smaller than the minimum allowed size';
      if (bytes.length < least) throw new S3Refusal(400, 'EntityTooSmall', tooSmall);
      if (bytes.length > most) throw entityTooLarge(most);
      continue;
    }
    for (const [name, expected] of condition) {
      if (values[name.toLowerCase()] !== expected)
        throw invalidByPolicy(`Policy Condition failed: ["eq", "$${name}", "${expected}"]`);
      allowed.add(name.toLowerCase());
    }
  }
  const extra = Object.keys(fields).find((name) => !allowed.has(name));
  if (extra !== undefined) throw invalidByPolicy(`Extra input fields: ${extra}`);
}

function readPolicy(policy: string): z.infer<typeof policyDocument> {
  try {
    return policyDocument.parse(JSON.parse(Buffer.from(policy, 'base64').toString()));
  } catch {
    throw new S3Refusal(
      400,
      'InvalidPolicyDocument',
      'Invalid Policy: the offline host reads exact matches and content-length-range.',
    );
  }
}

function invalidByPolicy(why: string): S3Refusal {
  return accessDenied(`Invalid according to Policy: ${why}`);
}
