import type { AffiliateCode } from '#domain/affiliates/affiliate-code';
import { programRules } from '#domain/affiliates/affiliate-rules';
import type { Attribution, Click } from '#domain/affiliates/attribution';
import { type CommissionAccrual, dayOf } from '#domain/affiliates/commission';
import type { MatchVerdict } from '#domain/affiliates/match';
import {
  addMetrics,
  type AffiliateMetrics,
  dueOfReversal,
  duesOf,
  metricsOfAccrual,
  metricsOfReversal,
  placeOf,
} from '#domain/affiliates/metrics';
import type { Affiliate } from '#domain/affiliates/program';
import { addDues, type Due, type Statement } from '#domain/affiliates/settlement';
import type { LocalDay } from '#domain/player/local-day';
import type { AffiliateLink } from '#lambdas/affiliates/stores/affiliate-items';
import type { PartitionPage, PartitionQuery } from '#lambdas/affiliates/stores/affiliate-reads';
import type { AffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import type { ClickStore } from '#lambdas/affiliates/stores/click-store';
import type { CommissionStore, MetricRow } from '#lambdas/affiliates/stores/commission-store';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { memoryWrite } from './writes';

/** In-memory fake of the affiliate stores. */
export function createMemoryAffiliates() {
  const places = new Map<string, Affiliate>();
  const links = new Map<AffiliateCode, AffiliateLink>();
  const statements = new Map<string, Statement>();
  const clicks = new Map<string, Click>();
  const attributions = new Map<string, Attribution>();
  const lines = new Map<string, CommissionAccrual>();
  const purchases = new Map<string, number>();
  const metrics = new Map<string, { affiliate: string; row: MetricRow }>();
  const dues = new Map<string, Map<LocalDay, Due>>();
  const verdicts = new Map<string, MatchVerdict>();
  const known = new Set<string>();
  const usedClicks = new Set<string>();
  const salts = new Map<string, string>();
  const addresses = new Map<string, number>();

  const count = (affiliate: string, place: Omit<MetricRow, 'metrics'>, added: Partial<AffiliateMetrics>) => {
    const key = [affiliate, place.day, place.link, place.state].join('#');
    const before = metrics.get(key)?.row.metrics ?? {};
    metrics.set(key, { affiliate, row: { ...place, metrics: addMetrics(before, added) } });
  };
  const fallDue = (affiliate: string, day: LocalDay, due: Due) => {
    const own = dues.get(affiliate) ?? new Map<LocalDay, Due>();
    const before = own.get(day);
    dues.set(affiliate, own.set(day, addDues(before ? [before, due] : [due])));
  };
  const lineKey = (player: string, sequence: number) => `${player}#${sequence}`;

  const affiliates: AffiliateStore = {
    find: async (player) => places.get(player),
    save: (before, after) =>
      memoryWrite(`affiliate ${after.revision}`, {
        holds: () => places.get(after.player)?.revision === before?.revision,
        apply: () => void places.set(after.player, after),
      }),
    verdictsOf: async (affiliate) => [...verdicts.values()].filter((each) => each.affiliate === affiliate),
    verdictOn: async (affiliate, player) => verdicts.get(`${affiliate} ${player}`),
    judge: (verdict) =>
      memoryWrite('verdict on a match', {
        holds: () => true,
        apply: () => void verdicts.set(`${verdict.affiliate} ${verdict.player}`, verdict),
      }),
    inState: async (state, query) =>
      pageOf(
        [...places.values()].filter((each) => each.state === state),
        query,
        {
          placeOf: (each) => `${each.requestedAt.toISOString()}#${each.player}`,
          direction: 'up',
        },
      ),
    linksOf: async (affiliate) =>
      [...links.values()]
        .filter((each) => each.affiliate === affiliate)
        .sort((a, b) => (a.code < b.code ? -1 : 1)),
    findLink: async (code) => links.get(code),
    addLink: (link) => [
      memoryWrite('link of an affiliate', {
        holds: () => !links.has(link.code),
        apply: () => void links.set(link.code, link),
      }),
    ],
    replaceLink: (before, after) =>
      memoryWrite(`link ${before.revision}`, {
        holds: () => links.get(before.code)?.revision === before.revision,
        apply: () => void links.set(after.code, after),
      }),
    statementsOf: async (affiliate) =>
      [...statements.values()]
        .filter((each) => each.affiliate === affiliate)
        .sort((a, b) => (a.month < b.month ? -1 : 1)),
    statementsIn: async (month, query) =>
      pageOf(
        [...statements.values()].filter((each) => each.month === month),
        query,
        {
          placeOf: ({ affiliate }) => affiliate,
          direction: 'up',
        },
      ),
    unsettled: (affiliate, month) =>
      memoryWrite(`no statement of ${month}`, {
        holds: () => !statements.has(`${affiliate}#${month}`),
        apply: () => undefined,
      }),
    addStatement: (statement) => {
      const key = `${statement.affiliate}#${statement.month}`;
      return memoryWrite(`statement of ${statement.month}`, {
        holds: () => !statements.has(key),
        apply: () => void statements.set(key, statement),
      });
    },
    payStatement: (paid) => {
      const key = `${paid.affiliate}#${paid.month}`;
      return memoryWrite(`payment of ${paid.month}`, {
        holds: () => statements.get(key)?.payment === null,
        apply: () => void statements.set(key, paid),
      });
    },
  };

  const commissions: CommissionStore = {
    click: async (id) => clicks.get(id),
    attribution: async (player) => attributions.get(player),
    attributions: async (players) =>
      new Map(players.flatMap((each) => (attributions.has(each) ? [[each, attributions.get(each)!]] : []))),
    async referredBy(affiliate, query) {
      const found = [...attributions.values()].filter(({ click }) => click.affiliate === affiliate);
      const page = pageOf(found, query, {
        placeOf: ({ boundAt, player }) => `${boundAt.toISOString()}#${player}`,
        direction: 'down',
      });
      return { items: page.items.map(({ player }) => player), next: page.next };
    },
    isClickUsed: async (id) => usedClicks.has(id),
    bind: (attribution) => [
      memoryWrite('attribution', {
        holds: () => !attributions.has(attribution.player),
        apply: () => void attributions.set(attribution.player, attribution),
      }),
      memoryWrite('use of a click', {
        holds: () => !usedClicks.has(attribution.click.id),
        apply: () => void usedClicks.add(attribution.click.id),
      }),
    ],
    reckon: (line, refunded = null) => [
      memoryWrite(`commission line ${line.sequence}`, {
        holds: () => !lines.has(lineKey(line.player, line.sequence)),
        apply() {
          lines.set(lineKey(line.player, line.sequence), line);
          count(line.affiliate, placeOf(line), metricsOfAccrual(line));
          for (const [day, due] of duesOf(line)) fallDue(line.affiliate, day, due);
          if (line.kind === 'purchase') purchases.set(`${line.player}#${line.purchase}`, line.sequence);
        },
      }),
      ...(line.isFirstPurchase ? [firstPurchase(line)] : []),
      ...(refunded && !line.reversal ? [takenOf(refunded, -line.commissionCents)] : []),
    ],
    async purchaseLine(player, purchase) {
      const sequence = purchases.get(`${player}#${purchase}`);
      return sequence === undefined ? undefined : lines.get(lineKey(player, sequence));
    },
    linesOfPlayer: async (player) => [...lines.values()].filter((each) => each.player === player),
    findLine: async (player, sequence) => lines.get(lineKey(player, sequence)),
    reverse: (reversed) => [
      memoryWrite(`reversal of line ${reversed.sequence}`, {
        holds() {
          const stored = lines.get(lineKey(reversed.player, reversed.sequence));
          return stored?.reversal === null && stored.takenCents === reversed.takenCents;
        },
        apply() {
          lines.set(lineKey(reversed.player, reversed.sequence), reversed);
          count(reversed.affiliate, placeOf(reversed), metricsOfReversal(reversed));
          fallDue(reversed.affiliate, reversed.reversal!.dueOn, dueOfReversal(reversed)!);
        },
      }),
    ],
    linesOf: async (affiliate, query) =>
      pageOf(
        [...lines.values()].filter((each) => each.affiliate === affiliate),
        query,
        {
          placeOf: (each) => `${each.reckonedAt.toISOString()}#${each.player}#${each.sequence}`,
          direction: 'down',
        },
      ),
    metricsOf: async (affiliate, { from, to }) =>
      [...metrics.values()]
        .filter((each) => each.affiliate === affiliate && each.row.day >= from && each.row.day <= to)
        .map(({ row }) => row)
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
    duesOf: async (affiliate, { after = '' as LocalDay, to = '~' as LocalDay } = {}) =>
      new Map([...(dues.get(affiliate) ?? [])].filter(([day]) => day > after && day <= to)),
  };

  function takenOf({ player, sequence }: CommissionAccrual, cents: number): AtomicWrite {
    const key = lineKey(player, sequence);
    return memoryWrite('refund of a reckoned purchase', {
      holds: () => lines.get(key)?.reversal === null,
      apply: () =>
        void lines.set(key, { ...lines.get(key)!, takenCents: lines.get(key)!.takenCents + cents }),
    });
  }

  function firstPurchase({ player, sequence }: CommissionAccrual): AtomicWrite {
    return memoryWrite('first purchase', {
      holds: () => attributions.get(player)?.firstPurchase === null,
      apply: () => void attributions.set(player, { ...attributions.get(player)!, firstPurchase: sequence }),
    });
  }

  const clickStore: ClickStore = {
    saltOf: async (day) => salts.get(day),
    addSalt: (day, salt) =>
      memoryWrite('salt', { holds: () => !salts.has(day), apply: () => void salts.set(day, salt) }),
    isKnown: async (visitor, link) => known.has(`${visitor}#${link}`),
    count: (click, { visitor, addressHash, isNew }) => ({
      click: memoryWrite('click', {
        holds: () => !clicks.has(click.id),
        apply() {
          clicks.set(click.id, click);
          const place = { day: dayOf(click.at), link: click.link, state: '--' };
          count(click.affiliate, place, { clicks: 1, visitors: isNew ? 1 : 0 });
        },
      }),
      address: memoryWrite('clicks of an address', {
        holds: () => (addresses.get(addressHash) ?? 0) < programRules.clicksADay,
        apply: () => void addresses.set(addressHash, (addresses.get(addressHash) ?? 0) + 1),
      }),
      others: isNew
        ? [
            memoryWrite('visitor', {
              holds: () => !known.has(`${visitor}#${click.link}`),
              apply: () => void known.add(`${visitor}#${click.link}`),
            }),
          ]
        : [],
    }),
  };

  return {
    affiliates,
    commissions,
    clicks: clickStore,
    stored: { places, links, statements, clicks, attributions, lines, addresses },
  };
}

function pageOf<Item>(
  found: readonly Item[],
  { limit, from }: PartitionQuery,
  { placeOf: place, direction }: { placeOf: (item: Item) => string; direction: 'up' | 'down' },
): PartitionPage<Item> {
  const isBeyond = (item: Item) =>
    from === undefined || (direction === 'up' ? place(item) > from : place(item) < from);
  const sorted = found
    .filter(isBeyond)
    .sort((a, b) => (place(a) < place(b) === (direction === 'up') ? -1 : 1));
  const items = sorted.slice(0, limit);
  return { items, next: sorted.length > limit ? place(items.at(-1)!) : null };
}
