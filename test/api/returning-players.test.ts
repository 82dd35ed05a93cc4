import {
  AdminUpdateUserAttributesCommand,
  DeleteUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Casino, openCasino } from './casino';
import { findLedgerFaults } from './ledger-check';
import { openShopper, type Shopper } from './shopper';

const worker = 'lambdas/functions/schedule-account-deletion/handler.ts';
const hourMs = 3_600_000;

let casino: Casino;
let admin: Shopper;
beforeAll(async () => {
  casino = await openCasino({ readsStreams: true });
  admin = await openShopper(casino, 'returning-admin@jade.test', 0, ['SUPERADMINS']);
});
afterAll(() => casino.close());

/** Calls Cognito directly, which any access token permits: it bypasses the product’s account deletion. */
const deleteUser = ({ token }: Shopper) => casino.cognito.send(new DeleteUserCommand({ AccessToken: token }));
/** Runs the trigger that Cognito calls after a confirmed sign-up; it does not for users whom an admin creates. */
const confirm = ({ id, email }: Shopper) =>
  casino.invoke('lambdas/functions/trigger-post-confirmation/handler.ts', {
    triggerSource: 'PostConfirmation_ConfirmSignUp',
    request: { userAttributes: { sub: id, email, email_verified: 'true' } },
  });
const walletOf = async ({ callApi }: Shopper) => (await callApi('GET', '/wallet')).body;
const lives = { bornOn: '1990-05-17', state: 'TX', timeZone: 'America/Chicago' };

/** Plays a Sweeps round as an adult in an eligible state. */
async function playOf({ callApi }: Shopper) {
  await callApi('PUT', '/player/residency', { key: 'lives', body: lives });
  return callApi('POST', '/games/hk-slots/rounds', { key: 'round', body: { coin: 'sweeps', stake: 20 } });
}

/** Sets one attribute of an item by its path. */
async function set(table: string, player: string, path: readonly (string | number)[], value: unknown) {
  const names = path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `#part${index}`));
  await casino.dynamoDb.send(
    new UpdateCommand({
      TableName: table,
      Key: { player },
      UpdateExpression: `SET ${names.join('.').replaceAll('.[', '[')} = :value`,
      ExpressionAttributeNames: Object.fromEntries(
        path.flatMap((part, index) => (typeof part === 'string' ? [[`#part${index}`, part]] : [])),
      ),
      ExpressionAttributeValues: { ':value': value },
    }),
  );
}

const freeze = ({ id }: Shopper) =>
  set(casino.tables.wallets, id, ['play', 'frozen'], ['a-disputed-purchase']);
const exclude = ({ callApi }: Shopper) =>
  callApi('POST', '/play-limits/exclusions', { key: 'exclude', body: { months: null } });
const suspend = ({ id }: Shopper) =>
  admin.callApi('POST', `/admin/players/${id}/suspensions`, {
    key: `suspend-${id}`,
    body: { reason: 'terms-broken', note: 'Test' },
  });

const ways = [
  ['excluded', exclude, 'play-limits/excluded'],
  ['suspended', suspend, 'player/suspended'],
  ['frozen', freeze, 'player/sweeps-frozen'],
] as const;

describe('a player who calls DeleteUser and signs up again', () => {
  it.each(ways)('stays %s', async (name, restrictBy, code) => {
    const email = `${name}@jade.test`;
    const first = await openShopper(casino, email, 1_000);
    await restrictBy(first);

    await deleteUser(first);
    const again = await openShopper(casino, email);
    const round = await playOf(again);

    expect(again.id).not.toBe(first.id);
    expect(round.body.error?.code).toBe(code);
    expect((await walletOf(again)).balances).toMatchObject({ gold: 0, sweepsRedeemable: 0 });
  });

  it.each(ways)('stays %s under a tagged address of the same mailbox', async (name, restrictBy, code) => {
    const first = await openShopper(casino, `${name}.tagged@gmail.com`, 1_000);
    await restrictBy(first);

    const again = await openShopper(casino, `${name}tagged+1@gmail.com`);

    expect((await playOf(again)).body.error?.code).toBe(code);
    expect((await walletOf(again)).balances.gold).toBe(0);
  });

  it.each(['excluded', 'suspended'] as const)(
    'is %s on an account that was open before under the same mailbox',
    async (name) => {
      const [, restrictBy, code] = ways.find(([each]) => each === name)!;
      const first = await openShopper(casino, `${name}.first@gmail.com`, 1_000);
      const second = await openShopper(casino, `${name}first+2@gmail.com`, 1_000);

      await restrictBy(first);

      const stepsOf = async () => {
        const { body } = await second.callApi('GET', '/wallet/transactions?kind=account-change');
        return body.items.map(({ accountChange }: { accountChange: { step: string } }) => accountChange.step);
      };
      await expect.poll(stepsOf, { timeout: 20_000, interval: 200 }).toContain('restricted');
      expect((await playOf(second)).body.error?.code).toBe(code);
    },
  );

  it('is restricted from the confirmation of a tagged address on, before any request', async () => {
    const first = await openShopper(casino, 'confirmed@gmail.com', 1_000);
    await exclude(first);
    const again = await openShopper(casino, 'confirmed+1@gmail.com');

    await confirm(again);

    const wallet = { TableName: casino.tables.wallets, Key: { player: again.id }, ConsistentRead: true };
    const { Item } = await casino.dynamoDb.send(new GetCommand(wallet));
    expect(Item).toMatchObject({ sequence: 0 });
    expect((await playOf(again)).body.error?.code).toBe('play-limits/excluded');
  });

  it('receives no welcome grant or first offer a second time', async () => {
    const email = 'welcomed@jade.test';
    const first = await openShopper(casino, email);
    expect((await walletOf(first)).balances.gold).toBe(10_000);
    await deleteUser(first);

    const again = await openShopper(casino, email);

    expect((await walletOf(again)).balances).toMatchObject({ gold: 0, sweepsUnplayed: 0 });
    const packages = (await again.callApi('GET', '/coins/packages')).body.items;
    expect(packages.find(({ id }: { id: string }) => id.startsWith('first'))).toMatchObject({
      refusedAs: 'coins/offer-used',
    });
  });

  it('stays excluded under the previous and the new address', async () => {
    const first = await openShopper(casino, 'before@jade.test', 1_000);
    await casino.cognito.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: casino.config.amplify.Auth.Cognito.userPoolId,
        Username: 'before@jade.test',
        UserAttributes: [
          { Name: 'email', Value: 'after@jade.test' },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    expect((await first.callApi('GET', '/account')).body.email).toBe('after@jade.test');
    await exclude(first);

    await deleteUser(first);

    for (const email of ['before@jade.test', 'after@jade.test'])
      expect((await playOf(await openShopper(casino, email))).body.error?.code).toBe('play-limits/excluded');
  });

  it('leaves no personal data: the daily run closes and erases the account', async () => {
    const gone = await openShopper(casino, 'gone-for-good@jade.test', 1_000);
    await suspend(gone);
    await deleteUser(gone);
    await set(casino.tables.players, gone.id, ['openedAt'], new Date(Date.now() - 48 * hourMs).toISOString());

    await casino.invoke(worker, { task: 'end-orphaned-accounts' });
    await casino.host.indexesCaughtUp();
    await casino.invoke(worker, {});
    await set(casino.tables.wallets, gone.id, ['play', 'deletion', 2], Date.now() - 2 * hourMs);
    await casino.invoke(worker, {});

    const { Items = [] } = await casino.dynamoDb.send(new ScanCommand({ TableName: casino.tables.players }));
    expect(JSON.stringify(Items)).not.toContain('gone-for-good');
    expect(await findLedgerFaults(casino.dynamoDb, casino.tables)).toEqual([]);
    const again = await openShopper(casino, 'gone-for-good@jade.test');
    expect((await playOf(again)).body.error?.code).toBe('player/suspended');
  });
});
