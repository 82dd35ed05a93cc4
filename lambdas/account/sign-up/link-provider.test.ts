import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { NativeProfile, ProviderIdentity } from '../stores/profile-store';
import { linkProvider, type LinkProviderDependencies } from './link-provider';
import { TriggerRefusal } from './trigger-refusal';

/** An address that Google owns. */
const email = 'mei@gmail.com';
/** An address that Google verifies but does not own. */
const lapsed = 'mei@lapsed.test';

interface Account extends Omit<NativeProfile, 'linked'> {
  email: string;
  password?: string;
  linked: ProviderIdentity[];
}

/** An in-memory pool whose first `lagging` searches find nothing, because `ListUsers` is eventually consistent. */
function setup(accounts: Partial<Account>[] = [], { lagging = 0 } = {}) {
  const kept: Account[] = accounts.map((account, index) => ({
    email,
    username: `native-${index}`,
    isEmailVerified: true,
    isUnfinished: false,
    linked: [],
    ...account,
  }));
  let searches = 0;
  const called: string[] = [];
  const of = (username: string) => kept.find((account) => account.username === username)!;
  const store: ReturnType<LinkProviderDependencies['profilesOf']> = {
    async findNative(wanted) {
      searches += 1;
      if (searches <= lagging) return undefined;
      return kept.find((account) => account.email === wanted);
    },
    async makeNative(address) {
      called.push('make');
      if (kept.some((account) => account.email === address)) return undefined;
      const made = { username: 'made', isEmailVerified: true, isUnfinished: true, linked: [] };
      kept.push({ ...made, email: address, linked: [] });
      return made;
    },
    async setPassword(username, password) {
      Object.assign(of(username), { password, isUnfinished: false });
    },
    async link(username, identity) {
      of(username).linked.push(identity);
    },
  };
  const pools: string[] = [];
  const logged: string[] = [];
  const link = linkProvider({
    profilesOf: (pool) => (pools.push(pool), store),
    makePassword: () => 'Aa1-random',
    log: ({ code }, details = {}) => void logged.push([code, ...Object.values(details)].join(' ')),
  });
  return { kept, called, logged, pools, link };
}

function eventOf(
  attributes: Record<string, string>,
  triggerSource: PreSignUpTriggerEvent['triggerSource'] = 'PreSignUp_ExternalProvider',
  userName = 'google_1048',
): PreSignUpTriggerEvent {
  return {
    version: '1',
    region: 'us-east-1',
    userPoolId: 'us-east-1_test',
    userName,
    callerContext: { awsSdkVersion: 'test', clientId: 'test' },
    triggerSource,
    request: { userAttributes: attributes },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  } as PreSignUpTriggerEvent;
}

const vouched = { email, email_verified: 'true' };
const identity = { provider: 'Google', id: '1048' };

describe('linkProvider', () => {
  it('links the identity to the account of the same address', async () => {
    const { kept, called, pools, link } = setup([{}]);
    const event = eventOf(vouched);

    expect(await link(event)).toBe(event);

    expect(kept).toEqual([expect.objectContaining({ username: 'native-0', linked: [identity] })]);
    expect(kept[0]).not.toHaveProperty('password');
    expect([called, pools]).toEqual([[], ['us-east-1_test']]);
  });

  it('creates an account with a permanent password when there is none', async () => {
    const { kept, link } = setup();

    await link(eventOf(vouched));

    expect(kept).toEqual([
      expect.objectContaining({ email, password: 'Aa1-random', isUnfinished: false, linked: [identity] }),
    ]);
  });

  it('links a new account without another search, which may lag', async () => {
    const { kept, link } = setup([], { lagging: Infinity });

    await link(eventOf(vouched));

    expect(kept).toEqual([expect.objectContaining({ username: 'made', linked: [identity] })]);
  });

  it('finishes an account that an earlier call created', async () => {
    const { kept, link } = setup([{ isUnfinished: true }]);

    await link(eventOf(vouched));

    expect(kept).toEqual([expect.objectContaining({ password: 'Aa1-random', linked: [identity] })]);
  });

  it('links to the account that a concurrent call created', async () => {
    const { kept, called, link } = setup([{}], { lagging: 1 });

    await link(eventOf(vouched));

    expect(called).toEqual(['make']);
    expect(kept).toEqual([expect.objectContaining({ linked: [identity] })]);
  });

  it('throws sign-up/busy when the existing account cannot be found', async () => {
    const { link } = setup([{}], { lagging: 2 });

    await expect(link(eventOf(vouched))).rejects.toThrow(new TriggerRefusal('sign-up/busy'));
  });

  it.each([
    ['says that the address is not confirmed', { email, email_verified: 'false' }],
    ['does not say', { email }],
  ])('links nothing when the provider %s', async (_, attributes) => {
    const { kept, logged, link } = setup([{}]);
    const event = eventOf(attributes as Record<string, string>);

    expect(await link(event)).toBe(event);

    expect(kept[0]?.linked).toEqual([]);
    expect(event.response.autoVerifyEmail).toBe(false);
    expect(logged).toEqual(['PROVIDER_KEPT_APART address-not-vouched-for']);
  });

  it('links nothing to an account with an unverified address, which may be a trap', async () => {
    const { kept, logged, link } = setup([{ isEmailVerified: false }]);

    await link(eventOf(vouched));

    expect(kept[0]?.linked).toEqual([]);
    expect(logged).toEqual(['PROVIDER_KEPT_APART account-not-confirmed']);
  });

  it('throws sign-up/no-address when the provider gives no address', async () => {
    const { kept, link } = setup();

    await expect(link(eventOf({ name: 'Mei' }))).rejects.toThrow(new TriggerRefusal('sign-up/no-address'));
    expect(kept).toEqual([]);
  });
});

describe('linkProvider for an address that Google does not own', () => {
  const arrives = (userName?: string) =>
    eventOf({ email: lapsed, email_verified: 'true' }, 'PreSignUp_ExternalProvider', userName);

  it('throws sign-up/use-your-password and links nothing when an account has the address', async () => {
    const { kept, called, logged, link } = setup([{ email: lapsed, password: 'of-its-owner' }]);

    await expect(link(arrives())).rejects.toThrow(new TriggerRefusal('sign-up/use-your-password'));

    expect(kept).toEqual([expect.objectContaining({ linked: [], password: 'of-its-owner' })]);
    expect([called, logged]).toEqual([[], ['PROVIDER_REFUSED Google']]);
  });

  it('refuses an account that is linked to other identities', async () => {
    const linked: ProviderIdentity[] = [
      { provider: 'Google', id: '9999' },
      { provider: 'SignInWithApple', id: '1048' },
    ];
    const { kept, link } = setup([{ email: lapsed, linked: [...linked] }]);

    await expect(link(arrives())).rejects.toThrow(new TriggerRefusal('sign-up/use-your-password'));

    expect(kept[0]?.linked).toEqual(linked);
  });

  it('refuses an account that a search shows late', async () => {
    const { kept, link } = setup([{ email: lapsed }], { lagging: 1 });

    await expect(link(arrives())).rejects.toThrow(new TriggerRefusal('sign-up/use-your-password'));

    expect(kept[0]?.linked).toEqual([]);
  });

  it('opens one account across repeated calls when there is none', async () => {
    const { kept, link } = setup();

    await link(arrives());
    await link(arrives());

    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ email: lapsed, password: 'Aa1-random', isUnfinished: false });
    expect(new Set(kept[0]?.linked.map(({ id }) => id))).toEqual(new Set(['1048']));
  });

  it('finishes the account that an earlier call created', async () => {
    const { kept, link } = setup([{ email: lapsed, isUnfinished: true }]);

    await link(arrives());

    expect(kept[0]).toMatchObject({ password: 'Aa1-random', linked: [identity] });
  });

  it('still links an Apple sign-in', async () => {
    const { kept, link } = setup([{ email: lapsed }]);

    await link(arrives('signinwithapple_001234.ab12.0987'));

    expect(kept[0]?.linked).toEqual([{ provider: 'SignInWithApple', id: '001234.ab12.0987' }]);
  });
});

it.each(['PreSignUp_SignUp', 'PreSignUp_AdminCreateUser'] as const)(
  'linkProvider ignores %s',
  async (source) => {
    const { pools, link } = setup([{}]);
    const event = eventOf(vouched, source);

    expect(await link(event)).toBe(event);
    expect(pools).toEqual([]);
  },
);
