import { newDelivery, type PostbackDelivery, type PostbackOutcome } from '#domain/affiliates/postback';
import type { AffiliateState } from '#domain/affiliates/program';
import { amount } from '#domain/money/coin';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import type { PostbackStore } from '../stores/postback-store';
import { changePostback } from './change-postback';
import { deliverPostbacks } from './deliver-postbacks';
import { sendTest } from './send-test';

export const postbackUrl = 'https://tracker.example/p?e={event}&id={event_id}&a={amount}';

const application = {
  site: 'https://mei.example',
  channels: ['blog'],
  audience: 'Readers of reviews',
  taxCountry: 'US',
  termsVersion: '2026-11',
} as const;

/** All deliveries that are due until the end of 2026, longest due first. */
export async function readDue(postbacks: Pick<PostbackStore, 'due'>): Promise<PostbackDelivery[]> {
  const due: PostbackDelivery[] = [];
  for await (const page of postbacks.due(new Date('2027-01-01T00:00:00Z'))) due.push(...page);
  return due;
}

/** Mei and Li are approved affiliates; requests are recorded, and answered with `receiver.outcome`. */
export function setupPostbacks() {
  const stores = createFakeWallets();
  const { affiliates, postbacks, tables } = createFakeAffiliates(stores.tables);
  const clock = { now: new Date('2026-11-27T12:00:00Z') };
  const sent: { url: string; headers: Readonly<Record<string, string>> }[] = [];
  const receiver: { outcome: PostbackOutcome } = { outcome: { status: 200 } };
  const logged: string[] = [];
  let secrets = 0;
  const common = {
    ...stores,
    affiliates,
    postbacks,
    commitTogether: tables.commitTogether,
    now: () => clock.now,
    pause: async () => undefined,
    log: ({ code }: { readonly code: string }) => {
      // Those of the wallet are no subject of these tests.
      if (code.startsWith('POSTBACK')) logged.push(code);
    },
    makeSecret: () => `secret-${(secrets += 1)}`,
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
    async send(to: URL, headers: Readonly<Record<string, string>>) {
      sent.push({ url: to.href, headers });
      return receiver.outcome;
    },
  };
  const dependencies = {
    ...common,
    loadOrOpen: (player: string) =>
      loadOrOpenWallet(common, player, async () => ({
        player,
        email: `${player}@jade.test`,
        isEmailVerified: true,
      })),
  };
  const setState = (state: AffiliateState, player = 'mei') => {
    const decidedAt = clock.now;
    const place = { player, application, state, requestedAt: decidedAt, decidedAt, reason: null };
    tables.remove('affiliates', { owner: player, id: 'program' });
    tables.commitNow([affiliates.save(undefined, { ...place, suspensions: [], revision: 0 })]);
  };
  setState('approved');
  setState('approved', 'li');

  return {
    ...dependencies,
    dependencies,
    tables,
    clock,
    sent,
    receiver,
    logged,
    entries: stores.entries,
    setState,
    enter: (url: string | null = postbackUrl, affiliate = 'mei') =>
      changePostback(dependencies, { affiliate, url }),
    test: (key = 'k') => sendTest(dependencies, { affiliate: 'mei', key }),
    deliver: deliverPostbacks(dependencies),
    latest: (affiliate = 'mei') => postbacks.latest(affiliate, 50),
    pass: (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000)),
    sentIds: () => sent.map(({ url }) => new URL(url).searchParams.get('id')),
    /** Queues a commission. */
    add(id: string, affiliate = 'mei', subId = '') {
      const event = { id, at: clock.now, click: 'c', subId, link: 'H7QMX2', commissionCents: 869 };
      tables.commitNow([postbacks.add(newDelivery(affiliate, { ...event, kind: 'commission' }, clock.now))]);
    },
  };
}
