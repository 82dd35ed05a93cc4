import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsClient } from 'aws4fetch';
import type { BusEvent } from '../../lib/local/events/event-rules';
import { readBody } from '../../lib/local/http/read-body';
import { createAuthorize } from '../../lib/local/iam/authorize';
import { openRoles } from '../../lib/local/iam/roles';
import { openWebSessions } from '../../lib/local/iam/web-sessions';
import { openBucketPolicies } from '../../lib/local/s3/bucket-policies';
import { openBuckets } from '../../lib/local/s3/buckets';
import { createS3Endpoint } from '../../lib/local/s3/wire';

const poolId = 'us-east-1:11111111-2222-4333-8444-555555555555';

/** Properties of a bucket policy that denies every write to these keys that does not expect an absent object. */
export function denyingOverwritesOf(keys: string): object {
  const statement = {
    Effect: 'Deny',
    Principal: { AWS: '*' },
    Action: 's3:PutObject',
    Resource: `arn:aws:s3:::files/${keys}`,
    Condition: { Null: { 's3:if-none-match': 'true' } },
  };
  return { Bucket: 'files', PolicyDocument: { Version: '2012-10-17', Statement: [statement] } };
}

/** The emulated service alone, with a manual clock and one bucket, `files`. */
export async function openEndpoint(folder: string | null = null) {
  let at = Date.parse('2026-11-01T12:00:00Z');
  const now = () => new Date(at);
  const roles = openRoles();
  const everything = {
    Statement: [{ Effect: 'Allow', Action: 's3:*', Resource: '*' }],
    Version: '2012-10-17',
  };
  const policies = [{ name: 'all', policy: everything }];
  roles.define('function-role', policies);
  roles.define('web-role', policies, [{ poolId, method: 'authenticated' }]);
  const webSessions = openWebSessions({ stateFile: null, roles, now });
  const buckets = openBuckets({ folder, now });
  buckets.ensureBucket('Files', 'files', {
    NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
  });
  const events: BusEvent[] = [];
  const emit = (event: BusEvent) => void events.push(event);
  const authorize = createAuthorize({ roles, webSessions });
  const bucketPolicies = openBucketPolicies();
  const endpoint = createS3Endpoint({
    buckets,
    policies: bucketPolicies,
    authorize,
    webSessions,
    now,
    emit,
  });

  const server = createServer((request, response) => {
    void readBody(request, 64 * 1024 * 1024).then((body) => endpoint(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/s3/files/`;
  const signerOf = (credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }) =>
    new AwsClient({ ...credentials, service: 's3', region: 'us-east-1' });
  const datetime = () =>
    now()
      .toISOString()
      .replaceAll(/[-:]|\.\d+/g, '');

  return {
    buckets,
    /** Empty until a test adds one. */
    bucketPolicies,
    address,
    /** Events that the event bus received. */
    events,
    asFunction: signerOf({
      accessKeyId: 'function-role',
      secretAccessKey: 'local',
      sessionToken: 'some-function',
    }),
    /** Signs as an identity of the pool, for an hour. */
    asPerson: (changes: (token: string) => string = (token) => token) => {
      const session = { role: 'web-role', poolId, identityId: 'us-east-1:me', methods: ['authenticated'] };
      const { accessKeyId, secretKey, sessionToken } = webSessions.begin({
        ...session,
        expiresAt: at + 3_600_000,
      });
      return signerOf({ accessKeyId, secretAccessKey: secretKey, sessionToken: changes(sessionToken) });
    },
    /** A URL that needs no headers. */
    presign: async (signer: AwsClient, key: string, { method = 'GET', seconds = 60 } = {}) => {
      const url = new URL(key, address);
      url.searchParams.set('X-Amz-Expires', String(seconds));
      return (await signer.sign(url, { method, aws: { signQuery: true, datetime: datetime() } })).url;
    },
    pass: (seconds: number) => void (at += seconds * 1000),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
