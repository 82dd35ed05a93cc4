import { readFileSync } from 'node:fs';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, openShopper } from '../api/shopper';
import { bearer, type Caller, functionCaller, anonymous } from './callers';
import { type Catalog, openCatalog } from './catalog';
import { visit } from './identity-credentials';
import { SubscriptionRefused } from './listener';
import { documents, type Field, type RequestField, type SubscriptionField } from './operations';

type Outcome = 'done' | 'refused' | 'unauthenticated';

const callerNames = [
  'anonymous',
  'a guest with the role of guests',
  'a player',
  'a player with an ID token',
  'an affiliate',
  'an admin',
  'a superadmin',
  'an admin with an ID token',
  'an admin who signed out everywhere',
  'a former admin',
  'a suspended admin',
  'a player with the role of players',
  'an admin with the role of admins',
  'the function that pushes',
  'the function that relays',
  'the shop',
] as const;
type CallerName = (typeof callerNames)[number];

const admins: readonly CallerName[] = ['an admin', 'a superadmin'];
/** Their tokens name the group until expiry: they still see prizes and change none. */
const staleAdmins: readonly CallerName[] = [
  'an admin who signed out everywhere',
  'a former admin',
  'a suspended admin',
];
/** Callers with an access token: an ID token opens no field. */
const members: readonly CallerName[] = [
  ...(['a player', 'an affiliate'] as const),
  ...admins,
  ...staleAdmins,
];
const pushes: readonly CallerName[] = ['the function that pushes'];

/** Permitted callers of each field; all others are refused. */
const permittedCallers: Readonly<Record<Field, readonly CallerName[]>> = {
  getRewardProduct: members,
  listRewardProducts: members,
  createRewardProduct: admins,
  updateRewardProduct: admins,
  deleteRewardProduct: admins,
  publishRewardProductChange: pushes,
  publishRewardProductWithdrawal: pushes,
  publishPlayerEvent: pushes,
  onCreateRewardProduct: members,
  onUpdateRewardProduct: members,
  onDeleteRewardProduct: members,
  onWithdrawRewardProduct: members,
  onPlayerEvent: members,
};

const fields = Object.keys(permittedCallers) as Field[];
const isSubscription = (field: Field): field is SubscriptionField => field.startsWith('on');
const mutations = fields.filter((field) => documents[field].startsWith('mutation')) as RequestField[];

const someInstant = '2026-11-21T12:00:00.000Z';

/**
 * Variables of each operation.
 *
 * @param id  id of an existing product, except for a create
 * @param createdAt  creation time of that product
 */
function variablesOf(field: Field, id: string, { sub }: Caller, createdAt = someInstant): object {
  const fields = { name: 'Forged', stock: 666, price: 6.66 };
  const versions = { active: true, createdAt, updatedAt: someInstant, revision: 1 };
  const sweeps = { sweepsUnplayed: 0, sweepsRedeemable: 0, sweepsHeld: 0 };
  const balances = { gold: 666, goldHeld: 0, ...sweeps, sequence: 1, at: someInstant };
  switch (field) {
    case 'getRewardProduct':
      return { id };
    case 'createRewardProduct':
    case 'updateRewardProduct':
      return { input: { id, ...fields } };
    case 'deleteRewardProduct':
      return { input: { id } };
    case 'publishRewardProductChange':
      return { input: { id, ...fields, ...versions } };
    case 'publishRewardProductWithdrawal':
      return { input: { id, revision: 1 } };
    case 'publishPlayerEvent':
      return { input: { player: sub, kind: 'balances', ...balances } };
    case 'onPlayerEvent':
      return { player: sub };
    default:
      return {};
  }
}

let catalog: Catalog;
let callers: Readonly<Record<CallerName, Caller>>;
beforeAll(async () => {
  catalog = await openCatalog({ expectsDenials: true });
  const { casino, player, admin, signIn } = catalog;
  const [affiliate, superadmin] = await Promise.all([
    signIn('affiliate', 'AFFILIATES'),
    signIn('superadmin', 'SUPERADMINS'),
  ]);
  // In sequence: Amplify holds one session per process.
  const guest = await visit(casino);
  const playerVisit = await visit(casino, 'player@catalog.test');
  const adminVisit = await visit(casino, 'admin@catalog.test');
  callers = {
    anonymous,
    'a guest with the role of guests': guest.caller,
    'a player': player,
    'a player with an ID token': bearer(playerVisit.idToken ?? ''),
    'an affiliate': affiliate,
    'an admin': admin,
    'a superadmin': superadmin,
    'an admin with an ID token': bearer(adminVisit.idToken ?? ''),
    ...(await openStaleAdmins()),
    'a player with the role of players': playerVisit.caller,
    'an admin with the role of admins': adminVisit.caller,
    'the function that pushes': functionCaller(casino.host, 'lambdas/functions/queue-pushes/handler.ts'),
    'the function that relays': functionCaller(casino.host, 'lambdas/functions/stream-relay/handler.ts'),
    'the shop': functionCaller(casino.host, 'lambdas/functions/api-shop/handler.ts'),
  };
});
afterAll(() => catalog.close());

async function openStaleAdmins() {
  const { casino } = catalog;
  const open = (name: string, group = 'ADMINS') => openShopper(casino, `${name}@catalog.test`, 100, [group]);
  const [superadmin, ended, removed, suspended] = await Promise.all([
    open('boss', 'SUPERADMINS'),
    open('ended'),
    open('former'),
    open('suspended'),
  ]);
  const answers = [
    await ended.callApi('POST', '/account/sign-outs', { key: 'end' }),
    await superadmin.callApi('POST', `/admin/players/${removed.id}/groups/ADMINS`, {
      body: { member: false, reason: 'Left' },
    }),
    await superadmin.callApi('POST', `/admin/players/${suspended.id}/suspensions`, {
      key: 'suspend',
      body: { reason: 'terms-broken', note: 'Test' },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return {
    'an admin who signed out everywhere': bearer(ended.token),
    'a former admin': bearer(removed.token),
    'a suspended admin': bearer(suspended.token),
  };
}

async function attempt(callerName: CallerName, field: Field, variables: object): Promise<Outcome> {
  const caller = callers[callerName];
  return isSubscription(field)
    ? attemptSubscription(caller, field, variables)
    : requestAsCaller(caller, field, variables);
}

async function requestAsCaller(caller: Caller, field: RequestField, variables: object): Promise<Outcome> {
  const { status, value, refused } = await catalog.callApi(caller, field, variables);
  if (status === 401 && refused?.errorType === 'UnauthorizedException') return 'unauthenticated';
  expect(status).toBe(200);
  if (refused?.errorType === 'Unauthorized' && value === null) return 'refused';
  expect({ field, refused, hasValue: value !== null }).toEqual({ field, refused: undefined, hasValue: true });
  return 'done';
}

async function attemptSubscription(
  caller: Caller,
  field: SubscriptionField,
  variables: object,
): Promise<Outcome> {
  try {
    (await catalog.listen(caller, field, variables)).close();
    return 'done';
  } catch (error) {
    if (!(error instanceof SubscriptionRefused)) throw error;
    expect(error.errorType).toBe(error.at === 'handshake' ? 'UnauthorizedException' : 'Unauthorized');
    return error.at === 'handshake' ? 'unauthenticated' : 'refused';
  }
}

it('the permissions cover every field of the schema', () => {
  const source = readFileSync(new URL('../../graphql/schema.graphql', import.meta.url), 'utf8');
  const roots = parse(source).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && /^(Query|Mutation|Subscription)$/.test(node.name.value)
      ? (node.fields ?? [])
      : [],
  );

  expect(fields.toSorted()).toEqual(roots.map(({ name }) => name.value).toSorted());
});

describe.each(fields)('%s', (field) => {
  it.each(callerNames)('as %s', async (callerName) => {
    const id = `${field} ${callerName}`.replaceAll(' ', '-');
    if (field !== 'createRewardProduct') await addProduct(catalog.casino, id);
    const { value } = await catalog.callApi(catalog.admin, 'getRewardProduct', { id });

    const outcome = await attempt(
      callerName,
      field,
      variablesOf(field, id, callers[callerName], value?.createdAt),
    );

    const isPermitted = permittedCallers[field].includes(callerName);
    expect(outcome).toBe(isPermitted ? 'done' : callerName === 'anonymous' ? 'unauthenticated' : 'refused');
  });
});

describe('balances of another player', () => {
  it.each(callerNames)('are not published to %s', async (callerName) => {
    const other = callers[callerName].sub === catalog.player.sub ? catalog.admin.sub : catalog.player.sub;

    const outcome = await attempt(callerName, 'onPlayerEvent', { player: other });

    expect(outcome).toBe(callerName === 'anonymous' ? 'unauthenticated' : 'refused');
  });
});

describe('a refused mutation', () => {
  it('changes no product and is not published', async () => {
    const { casino, admin } = catalog;
    const id = 'untouched';
    await addProduct(casino, id, { name: 'Untouched' });
    const listeners = await Promise.all([
      catalog.listen(admin, 'onCreateRewardProduct'),
      catalog.listen(admin, 'onUpdateRewardProduct', { filter: { id: { beginsWith: id } } }),
      catalog.listen(admin, 'onDeleteRewardProduct'),
    ]);
    const playerEvents = await catalog.listen(admin, 'onPlayerEvent', { player: admin.sub });
    const before = await readAllProducts();

    for (const field of mutations)
      for (const callerName of callerNames.filter((each) => !permittedCallers[field].includes(each)))
        await attempt(
          callerName,
          field,
          variablesOf(field, field === 'createRewardProduct' ? 'forged' : id, admin),
        );

    expect(await readAllProducts()).toEqual(before);
    // Events arrive in order, so earlier ones would arrive before these.
    await catalog.callAsAdmin('createRewardProduct', {
      input: { id: `${id}-2`, name: 'Last', stock: 1, price: 1 },
    });
    await catalog.callAsAdmin('updateRewardProduct', { input: { id: `${id}-2`, stock: 2 } });
    await catalog.callAsAdmin('deleteRewardProduct', { input: { id: `${id}-2` } });
    const { input } = variablesOf('publishPlayerEvent', id, admin) as { input: object };
    const pusher = callers['the function that pushes'];
    const last = await catalog.callApi(pusher, 'publishPlayerEvent', { input: { ...input, gold: 1 } });
    expect(last.refused).toBeUndefined();
    await Promise.all(listeners.map((listener) => listener.waitFor(({ name }) => name === 'Last')));
    await playerEvents.waitFor(({ gold }) => gold === 1);
    const names = listeners.flatMap(({ messages }) => messages.map(({ name }) => name));
    expect(names).not.toContain('Forged');
    expect(playerEvents.messages.map(({ gold }) => gold)).toEqual([1]);
  });

  async function readAllProducts() {
    const { dynamoDb, tables } = catalog.casino;
    const { Items = [] } = await dynamoDb.send(new ScanCommand({ TableName: tables.products }));
    return Items.toSorted((left, right) => String(left['id']).localeCompare(String(right['id'])));
  }
});
