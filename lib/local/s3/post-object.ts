import type { IncomingMessage } from 'node:http';
import type { Caller } from '../iam/caller';
import type { FormFields } from './post-policy';
import { accessDenied, entityTooLarge, invalidArgument, notImplemented, S3Refusal } from './refusal';
import { isUnsupportedHeader } from './s3-call';

/** A file that a browser sends as a form, with the signed fields. */
export interface PostedForm {
  readonly fields: FormFields;
  readonly caller: Caller;
  readonly key: string;
  readonly bytes: Buffer;
}

/** Whether a request sends a form instead of an object. */
export function isForm(request: IncomingMessage): boolean {
  return request.method === 'POST' && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
}

/**
 * Reads the form of a `POST Object`.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/RESTObjectPOST.html
 *
 * @param body  undefined when it exceeded the host's limit
 * @throws S3Refusal for a form without a file, a key or a policy, or with a field that the host does not implement
 */
export async function readForm(request: IncomingMessage, body: Buffer | undefined): Promise<PostedForm> {
  if (!body) throw entityTooLarge();
  const form = await parse(request, body);
  const fields = new Map<string, string>();
  let file: File | undefined;
  for (const [name, value] of form) {
    // Fields after the file are ignored.
    if (file) break;
    if (typeof value === 'string') fields.set(name.toLowerCase(), value);
    else file = value;
  }
  const field = [...fields.keys()].find((name) => isUnsupportedField(name));
  if (field !== undefined) throw notImplemented(`the form field ${field}`);
  if (!file) throw invalidArgument('POST requires exactly one file upload per request.');
  const key = fields.get('key')?.replaceAll('${filename}', file.name);
  if (!key) throw invalidArgument("Bucket POST must contain a field named 'key'.");
  const [accessKeyId = ''] = (fields.get('x-amz-credential') ?? '').split('/');
  if (!fields.has('policy') || !accessKeyId) throw accessDenied();
  const session = fields.get('x-amz-security-token') ?? accessKeyId;
  return { fields, caller: { accessKeyId, session }, key, bytes: Buffer.from(await file.arrayBuffer()) };
}

/** Two headers have no prefix as form fields. */
function isUnsupportedField(name: string): boolean {
  return name === 'acl' || name === 'tagging' || isUnsupportedHeader(name);
}

async function parse(request: IncomingMessage, body: Buffer): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new S3Refusal(
      400,
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  }
}
