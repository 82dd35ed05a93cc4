import { randomUUID } from 'node:crypto';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webp } from '#lambdas/account/avatar-fixture';
import { srpSignIn } from '../srp-sign-in';
import { type Casino, openCasino, password } from './casino';
import { statusAndCode } from './shopper';

const mostBytes = 256 * 1024;
const email = 'pictured@jade.test';

describe('avatar upload', () => {
  let casino: Casino;
  let player: string;
  let operator: S3Client;
  beforeAll(async () => {
    casino = await openCasino();
    player = await casino.signInNewPlayer(email);
    operator = clientWith({ accessKeyId: 'local-operator', secretAccessKey: 'local' });
  });
  afterAll(async () => {
    operator.destroy();
    await casino.close();
  });

  function clientWith(credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }) {
    const endpoint = `${casino.servicesUrl}/s3`;
    return new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials });
  }

  async function readForm(token = player): Promise<Record<string, string>> {
    const { body } = await casino.callApi('GET', '/account/avatar/upload-form', { token });
    return body.fields as Record<string, string>;
  }

  /** Posts a form like a browser. */
  async function post(fields: Record<string, string>, file: Buffer<ArrayBuffer>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([file]), 'me.webp');
    const address = `${casino.servicesUrl}/s3/${casino.filesBucket}`;
    const response = await fetch(address, { method: 'POST', body: form });
    return { status: response.status, text: await response.text() };
  }

  const choose = (token = player) => casino.callApi('PUT', '/account/avatar', { token });

  async function uploaded(): Promise<string[]> {
    const inBucket = { Bucket: casino.filesBucket };
    const { Contents = [] } = await operator.send(new ListObjectsV2Command(inBucket));
    return Contents.map(({ Key = '' }) => Key).filter((key) => !key.startsWith('media/'));
  }

  /** Credentials that the identity pool gives to the player’s own browser. */
  async function ownCredentials() {
    const { userPoolId, userPoolClientId: clientId, identityPoolId } = casino.config.amplify.Auth.Cognito;
    const { idToken } = await srpSignIn(casino.cognito, { userPoolId, clientId, email, password });
    const Logins = { [`cognito-idp.us-east-1.amazonaws.com/${userPoolId}`]: idToken };
    const { IdentityId } = await callIdentityPool('GetId', { IdentityPoolId: identityPoolId, Logins });
    const given = await callIdentityPool('GetCredentialsForIdentity', { IdentityId, Logins });
    const { AccessKeyId, SecretKey, SessionToken } = given['Credentials'] as Record<string, string>;
    return {
      identity: String(IdentityId),
      credentials: {
        accessKeyId: String(AccessKeyId),
        secretAccessKey: String(SecretKey),
        sessionToken: String(SessionToken),
      },
    };
  }

  async function callIdentityPool(operation: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${casino.servicesUrl}/cognito-identity`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityService.${operation}`,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    expect([response.status, answer]).toEqual([200, expect.anything()]);
    return answer;
  }

  it('stores the file with a signed form in one place per player and sets it as avatar', async () => {
    const sent = await post(await readForm(), webp(256, 256));
    const sentAgain = await post(await readForm(), webp(256, 256));

    const chosen = await choose();

    expect([sent.status, sentAgain.status, statusAndCode(chosen)]).toEqual([204, 204, [200]]);
    const { body } = await casino.callApi('GET', '/account/avatar', { token: player });
    expect(body.picture).toBe(`data:image/webp;base64,${webp(256, 256).toString('base64')}`);
    expect((await uploaded()).filter((key) => key.startsWith('uploads/'))).toHaveLength(1);
  });

  it.each<[string, (fields: Record<string, string>) => ReturnType<typeof post>, string]>([
    [
      'of more than 256 KB',
      (fields) => post(fields, Buffer.concat([webp(256, 256), Buffer.alloc(mostBytes)])),
      'EntityTooLarge',
    ],
    [
      'in another place',
      (fields) => post({ ...fields, key: 'media/products/mine-800.webp' }, webp(256, 256)),
      'Policy Condition failed',
    ],
    [
      'under a type of its own',
      (fields) => post({ ...fields, 'Content-Type': 'text/html' }, webp(256, 256)),
      'Extra input fields',
    ],
  ])('is never stored %s', async (_, send, refusal) => {
    const token = await casino.signInNewPlayer(`tries-${randomUUID()}@jade.test`);
    const before = await uploaded();

    const { status, text } = await send(await readForm(token));

    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toContain(refusal);
    expect(await uploaded()).toEqual(before);
    expect(statusAndCode(await choose(token))).toEqual([404, 'pictures/unknown-upload']);
  });

  it('is the only upload of players: their own credentials cannot write any object', async () => {
    const { identity, credentials } = await ownCredentials();
    const s3 = clientWith(credentials);
    const before = await uploaded();

    for (const folder of ['private', 'uploads', `uploads/avatars`, 'avatars', 'quarantine', 'media']) {
      for (const Key of [`${folder}/${identity}/avatar/${randomUUID()}`, `${folder}/${identity}/film.mp4`]) {
        const place = { Bucket: casino.filesBucket, Key };
        const denied = { name: 'AccessDenied' };
        await expect(s3.send(new PutObjectCommand({ ...place, Body: 'x' })), Key).rejects.toMatchObject(
          denied,
        );
      }
    }
    expect(await uploaded()).toEqual(before);
    s3.destroy();
  });
});
