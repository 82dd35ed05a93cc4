/** How to reach a service of AWS as the function's role. */
export interface SignedAccess {
  readonly region: string;
  /** Read for each request: Lambda replaces credentials while a function stays warm. */
  readonly credentials: () => Promise<{
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  }>;
  /** Timeout of the whole response in milliseconds. */
  readonly timeoutMs: number;
}

export interface SignedRequest {
  readonly url: string;
  /** The service's name in signatures. */
  readonly service: 'appsync' | 'secretsmanager';
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body: object;
}

/**
 * Sends a request once, with AWS Signature Version 4
 * (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html). A redirect is returned, not followed: the
 * signed request would reach an address that is not listed in `lib/security-policies.md`.
 *
 * @throws TypeError if there is no connection, and a DOMException after the timeout
 */
export async function postSigned(
  { url, service, headers, body }: SignedRequest,
  { region, credentials, timeoutMs }: SignedAccess,
): Promise<Response> {
  // Many cold starts send no signed request.
  const { AwsV4Signer } = await import('aws4fetch');
  const text = JSON.stringify(body);
  const signer = new AwsV4Signer({
    url,
    region,
    service,
    method: 'POST',
    headers,
    body: text,
    ...(await credentials()),
  });
  const signed = await signer.sign();
  return fetch(url, {
    method: 'POST',
    headers: signed.headers,
    body: text,
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  });
}
