import { AwsV4Signer } from 'aws4fetch';
import type { Host } from '../../lib/local/host';

/** Somebody who asks the API for something. */
export interface Caller {
  /** Who they are in the user pool, or whom they claim to be when they are not in it. */
  readonly sub: string;
  /** What shows who they are, for a request with this body. */
  headersFor(url: string, body: string): Promise<Record<string, string>>;
}

/** What AWS hands out to whoever takes a role. */
export interface RoleCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** Whom those claim to be that are in no user pool. */
const somebody = '11111111-2222-4333-8444-555555555555';

export const nobody: Caller = { sub: somebody, headersFor: async () => ({}) };

/** One who is signed in. @param token  access or ID token */
export function bearer(token: string): Caller {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return { sub, headersFor: async () => ({ authorization: token }) };
}

/** One who signs requests with the credentials of a role. */
export function signing(role: RoleCredentials): Caller {
  const { accessKeyId, secretAccessKey, sessionToken } = role;
  return {
    sub: somebody,
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

/** What a function signs as, as its environment tells it. @param entry  its source, relative to the project */
export function functionCaller({ functions }: Host, entry: string): Caller {
  const found = functions.definitions().find((definition) => definition.entry === entry);
  if (!found) throw new Error(`The template has no function of ${entry}`);
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = found.environment;
  return signing({ accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY });
}
