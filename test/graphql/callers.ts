import { AwsV4Signer } from 'aws4fetch';
import type { Host } from '../../lib/local/host';

/** A caller of the API. */
export interface Caller {
  /** User pool id, or a claimed id for a caller outside the user pool. */
  readonly sub: string;
  /** Authorization headers for a request with this body. */
  headersFor(url: string, body: string): Promise<Record<string, string>>;
}

/** Temporary AWS credentials of a role. */
export interface RoleCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** Id claimed by callers outside the user pool. */
const unknownSub = '11111111-2222-4333-8444-555555555555';

export const anonymous: Caller = { sub: unknownSub, headersFor: async () => ({}) };

/** A signed-in caller. @param token  access or ID token */
export function bearer(token: string): Caller {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return { sub, headersFor: async () => ({ authorization: token }) };
}

/** A caller who signs requests with role credentials. */
export function signing(role: RoleCredentials): Caller {
  const { accessKeyId, secretAccessKey, sessionToken } = role;
  return {
    sub: unknownSub,
    async headersFor(url, body) {
      const signer = new AwsV4Signer({
        url,
        body,
        method: 'POST',
        service: 'appsync',
        region: 'us-east-1',
        accessKeyId,
        secretAccessKey,
        ...(sessionToken !== undefined && { sessionToken }),
      });
      const { headers } = await signer.sign();
      return Object.fromEntries(headers);
    },
  };
}

/** A function as caller, with the credentials of its environment. @param entry  source file, relative to the project */
export function functionCaller({ functions }: Host, entry: string): Caller {
  const found = functions.definitions().find((definition) => definition.entry === entry);
  if (!found) throw new Error(`The template has no function of ${entry}`);
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = found.environment;
  return signing({ accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY });
}
