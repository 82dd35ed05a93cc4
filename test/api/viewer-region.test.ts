import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ViewerLocation } from '../../lib/local/cloudfront/request-origin';
import { type Casino, openCasino } from './casino';

const path = '/account/viewer-region';
const grownUp = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' };

let casino: Casino;
let location: ViewerLocation | undefined;
let players = 0;

beforeAll(async () => {
  casino = await openCasino({ servesSite: true, locateViewer: () => location });
});
afterAll(() => casino.close());

/** Reports through the site’s address, like its pages. */
async function report(token: string | undefined, headers: Record<string, string> = {}, method = 'POST') {
  const response = await fetch(`${casino.host.siteUrl}${path}`, {
    method,
    headers: { ...(token !== undefined && { Authorization: token }), ...headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

/** Calls API Gateway directly with forged headers. */
async function forge(token: string, headers: Record<string, string>) {
  const { endpoint } = casino.config.amplify.API.REST.playFabOps;
  const response = await fetch(endpoint + path, {
    method: 'POST',
    headers: { Authorization: token, ...headers },
  });
  const { error } = (await response.json()) as { error: { code: string } };
  return [response.status, error.code];
}

const claimed = (region: string) => ({
  'CloudFront-Viewer-Country': 'US',
  'CloudFront-Viewer-Country-Region': region,
});

async function joinPlayer() {
  const email = `traveler-${(players += 1)}@jade.test`;
  const token = await casino.signInNewPlayer(email);
  await casino.callApi('PUT', '/player/residency', { token, key: 'residency', body: grownUp });
  const { sub: id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  const refusedAs = async () =>
    (await casino.callApi('GET', '/play-limits', { token })).body.residency.sweepsRefusedAs;
  const recorded = async () => {
    const { dynamoDb, tables } = casino;
    const read = { TableName: tables.players, Key: { player: id }, ConsistentRead: true };
    return (await dynamoDb.send(new GetCommand(read))).Item?.['viewerRegion'];
  };
  return { id, email, token, refusedAs, recorded };
}

describe('viewer region of a sign-in', () => {
  it('requires a confirmed residency before Sweeps play when it is a blocked state', async () => {
    const { token, recorded } = await joinPlayer();
    location = { country: 'US', region: 'WA' };

    const { status, headers } = await report(token);
    const stake = { coin: 'sweeps', stake: 20 } as const;
    const refused = await casino.playRound(token, 'sweeps', stake);
    const gold = await casino.playRound(token, 'gold');
    await casino.callApi('PUT', '/player/residency', { token, key: 'confirmed', body: grownUp });
    const played = await casino.playRound(token, 'sweeps-again', stake);

    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await recorded()).toMatchObject({ country: 'US', region: 'WA' });
    expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([
      409,
      'player/residency-unconfirmed',
      { region: 'WA' },
    ]);
    expect(gold.status).toBe(200);
    expect(played.status).toBe(200);
  });

  it('refuses and records nothing while the location is unknown', async () => {
    const { token, recorded, refusedAs } = await joinPlayer();
    location = undefined;

    const { status, body } = await report(token, claimed('WA'));

    expect([status, body]).toEqual([200, { viewerRegion: null }]);
    expect([await recorded(), await refusedAs()]).toEqual([undefined, null]);
  });

  it('comes from the distribution, regardless of headers and key of the viewer', async () => {
    const { token, recorded } = await joinPlayer();
    location = { country: 'US', region: 'WA' };

    const { status } = await report(token, { ...claimed('TX'), 'Jade-Edge-Key': 'guessed' });

    expect(status).toBe(200);
    expect(await recorded()).toMatchObject({ country: 'US', region: 'WA' });
  });

  it('is refused with 403 to a caller who addresses API Gateway directly', async () => {
    const { token, recorded, refusedAs } = await joinPlayer();
    location = { country: 'US', region: 'WA' };
    await report(token);
    const before = await recorded();

    const forged = [
      await forge(token, claimed('TX')),
      await forge(token, { ...claimed('TX'), 'Jade-Edge-Key': '' }),
      await forge(token, { ...claimed('TX'), 'Jade-Edge-Key': 'x'.repeat(64) }),
    ];

    expect(forged).toEqual(Array.from({ length: 3 }, () => [403, 'account/not-through-site']));
    expect([await recorded(), await refusedAs()]).toEqual([before, 'player/residency-unconfirmed']);
  });

  it('is recorded once per sign-in, for the player of the token', async () => {
    const mei = await joinPlayer();
    const jo = await joinPlayer();
    location = { country: 'US', region: 'WA' };
    await report(mei.token);
    location = { country: 'US', region: 'OR' };

    // A stolen token of the same sign-in reports from elsewhere.
    const replayed = await report(mei.token);
    await report(jo.token);

    expect(replayed.body.viewerRegion).toMatchObject({ region: 'WA' });
    expect(await mei.recorded()).toMatchObject({ region: 'WA' });
    expect(await jo.recorded()).toMatchObject({ region: 'OR' });
    expect(await mei.refusedAs()).toBe('player/residency-unconfirmed');
  });

  it('is not recorded without a token, with a broken one or with one of an ended sign-in', async () => {
    const { token, recorded } = await joinPlayer();
    location = { country: 'US', region: 'WA' };

    const missing = await report(undefined);
    const broken = await report(`${token.slice(0, -4)}AAAA`);
    await casino.callApi('POST', '/account/sign-outs', { token, key: 'sign-out' });
    const ended = await report(token);

    expect([missing.status, broken.status, ended.status]).toEqual([401, 401, 401]);
    expect(ended.body.error.code).toBe('session/ended');
    expect(await recorded()).toBeUndefined();
  });

  it('is the only route that the distribution forwards', async () => {
    const { token } = await joinPlayer();
    const callApi = (other: string) =>
      fetch(casino.host.siteUrl + other, { headers: { Authorization: token } }).then(({ status }) => status);

    expect(await callApi('/account')).toBe(404);
    expect(await callApi(`${path}/`)).toBe(404);
    expect((await report(token, {}, 'GET')).status).toBe(404);
  });
});
