import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Attribution, type Click, remembersUntil } from '#domain/affiliates/attribution';
import type { CommissionAccrual, CommissionEvent } from '#domain/affiliates/commission';
import {
  type AffiliateMetrics,
  dueOfReversal,
  duesOf,
  metricNames,
  metricsOfAccrual,
  metricsOfReversal,
  placeOf,
} from '#domain/affiliates/metrics';
import type { Due, SettledMonth } from '#domain/affiliates/settlement';
import type { LocalDay } from '#domain/player/local-day';
import { atomicPut, atomicUpdate, type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent, ifAll, ifAny, ifEqual, ifPresent, optimisticLock } from '#lambdas/runtime/aws/conditions';
import { getAll } from '#lambdas/runtime/aws/get-all';
import type { Page } from '#lambdas/runtime/aws/page-of';
import {
  absorbedId,
  type AffiliateItem,
  attributionId,
  clickUseId,
  fromAttributionItem,
  fromClickItem,
  fromAccrualItem,
  accrualId,
  ownerOfClick,
  ownerOfDues,
  metricsOwner,
  purchaseId,
  redemptionId,
  toAttributionItem,
  toClickUseItem,
  toAccrualItem,
} from './affiliate-items';
import { addTo, createAffiliateReads, type PartitionQuery } from './affiliate-reads';

/** Metrics of one day and link, for players of one state. */
export interface MetricRow {
  readonly day: LocalDay;
  readonly link: string;
  readonly state: string;
  readonly metrics: Partial<AffiliateMetrics>;
}

/** How much of a month's write-off undone redemptions did not give back. */
export interface AbsorbedWriteOff {
  readonly affiliate: string;
  readonly month: SettledMonth;
  readonly cents: number;
}

/** Attributions and commission accruals. Metrics and amounts due change in the transaction that writes their accrual. */
export interface CommissionStore {
  /** Strongly consistent. */
  click(id: string): Promise<Click | undefined>;
  /** Whether a player was attributed by the click. Strongly consistent. */
  isClickUsed(id: string): Promise<boolean>;
  /** Strongly consistent. */
  attribution(player: string): Promise<Attribution | undefined>;
  /** The attributions of these players, where they have one. Strongly consistent. @throws Outage when a busy table left some out */
  attributions(players: readonly string[]): Promise<ReadonlyMap<string, Attribution>>;
  /** The players who came by an affiliate's links, newest first. */
  referredBy(affiliate: string, query: PartitionQuery): Promise<Page<string>>;
  /** Attributes a player to a click; fails if the player is attributed already, or another player used the click. */
  bind(attribution: Attribution): readonly AtomicWrite[];
  /**
   * Writes a new accrual with all that follows from it; the first write is the accrual itself. A refund, or its undoing, that counts is recorded at
   * the accrual of its purchase, and fails if that was reversed concurrently.
   */
  writeAccrual(
    line: CommissionAccrual,
    refunded?: CommissionAccrual | null,
  ): readonly [AtomicWrite, ...AtomicWrite[]];
  /** The accrual of a purchase; undefined if it was not computed. Strongly consistent. */
  purchaseLine(player: string, purchase: string): Promise<CommissionAccrual | undefined>;
  /**
   * The accrual of the redemption that an event undoes; undefined if it was not computed. Earlier accruals name no order, and are found by
   * an equal amount: a higher one may be of another order. Strongly consistent.
   */
  redemptionAccrual(
    undone: Pick<CommissionEvent, 'player' | 'order' | 'cents'>,
  ): Promise<CommissionAccrual | undefined>;
  /** Strongly consistent. */
  absorbed(affiliate: string, month: SettledMonth): Promise<AbsorbedWriteOff>;
  /** Adds cents, more than 0, to an absorbed write-off; fails after a concurrent change of it. */
  absorb(before: AbsorbedWriteOff, cents: number): AtomicWrite;
  /** Strongly consistent. */
  findLine(player: string, sequence: number): Promise<CommissionAccrual | undefined>;
  /** All accruals of a player, by sequence. Each page is strongly consistent. */
  linesOfPlayer(player: string): Promise<CommissionAccrual[]>;
  /** Writes a reversal with all that follows from it; fails if there is one, or if a refund was recorded concurrently. */
  reverse(reversed: CommissionAccrual): readonly AtomicWrite[];
  /** An affiliate's accruals, newest first. */
  linesOf(affiliate: string, query: PartitionQuery): Promise<Page<CommissionAccrual>>;
  /** An affiliate's metrics in a range of days, inclusive. Strongly consistent. */
  metricsOf(affiliate: string, range: { from: LocalDay; to: LocalDay }): Promise<MetricRow[]>;
  /** The amounts due by day, after the first day and up to the last. Strongly consistent. */
  duesOf(affiliate: string, range?: { after?: LocalDay; to?: LocalDay }): Promise<ReadonlyMap<LocalDay, Due>>;
}

const firstDay = '0000-00-00' as LocalDay;
const lastDay = '9999-99-99' as LocalDay;

export function createCommissionStore(client: DynamoDBDocumentClient, table: string): CommissionStore {
  const { read, readAll, readPartition } = createAffiliateReads(client, table);

  return {
    async click(id) {
      const item = await read(ownerOfClick(id), 'click');
      return item && fromClickItem(item);
    },
    async isClickUsed(id) {
      return (await read(ownerOfClick(id), clickUseId)) !== undefined;
    },
    async attribution(player) {
      const item = await read(player, attributionId);
      return item && fromAttributionItem(item);
    },
    async attributions(players) {
      const keys = players.map((owner) => ({ owner, id: attributionId }));
      const items = await getAll<AffiliateItem>(client, table, keys);
      return new Map(items.map((item) => [item.owner, fromAttributionItem(item)]));
    },
    async referredBy(affiliate, query) {
      const { items, next } = await readPartition(`referred#${affiliate}`, query, 'down');
      return { items: items.map(({ owner }) => owner), next };
    },
    bind: (attribution) => [
      putNew(table, 'attribution', toAttributionItem(attribution)),
      putNew(table, 'use of a click', toClickUseItem(attribution.click, remembersUntil(attribution.click))),
    ],
    writeAccrual: (line, refunded = null) => [
      putNew(table, `commission line ${line.sequence}`, toAccrualItem(line)),
      ...addMetrics(line, metricsOfAccrual(line)),
      ...[...duesOf(line)].flatMap(([day, due]) => addDue(line.affiliate, day, due)),
      ...(line.kind === 'purchase' && line.purchase !== null
        ? [accrualOf(line, purchaseId(line.purchase))]
        : []),
      ...(line.kind === 'redemption' && line.order !== null
        ? [accrualOf(line, redemptionId(line.order))]
        : []),
      ...(line.isFirstPurchase ? [firstPurchase(line)] : []),
      ...(refunded && !line.reversal ? [takenOf(refunded, -line.commissionCents)] : []),
    ],
    async purchaseLine(player, purchase) {
      const item = await read(player, purchaseId(purchase));
      return item && findLine(player, item['sequence'] as number);
    },
    async redemptionAccrual({ player, order, cents }) {
      const item = order === null ? undefined : await read(player, redemptionId(order));
      if (item) return findLine(player, item['sequence'] as number);
      const lines = await linesOfPlayer(player);
      return lines.findLast(
        (line) => line.kind === 'redemption' && line.order === null && line.cents === cents,
      );
    },
    async absorbed(affiliate, month) {
      const item = await read(affiliate, absorbedId(month));
      return { affiliate, month, cents: (item?.['cents'] as number | undefined) ?? 0 };
    },
    absorb({ affiliate, month, cents: before }, cents) {
      const item = { owner: affiliate, id: absorbedId(month), cents: before + cents };
      return atomicPut(table, `absorbed write-off of ${month}`, item, optimisticLock('cents', before));
    },
    findLine,
    linesOfPlayer,
    reverse: (reversed) => [
      atomicPut(
        table,
        `reversal of line ${reversed.sequence}`,
        toAccrualItem(reversed),
        ifAll(
          ifEqual('reversal', null),
          ifAny(ifAbsent('takenCents'), ifEqual('takenCents', reversed.takenCents)),
        ),
      ),
      ...addMetrics(reversed, metricsOfReversal(reversed)),
      ...dueAgainst(reversed),
    ],
    async linesOf(affiliate, query) {
      const { items, next } = await readPartition(`accruals#${affiliate}`, query, 'down');
      return { items: items.map(fromAccrualItem), next };
    },
    async metricsOf(affiliate, { from, to }) {
      return (await readAll(metricsOwner(affiliate), [from, `${to}~`])).map(fromMetricItem);
    },
    async duesOf(affiliate, { after = firstDay, to = lastDay } = {}) {
      const items = await readAll(ownerOfDues(affiliate), [`${after}~`, to]);
      return new Map(items.map((item) => [item.id as LocalDay, fromDueItem(item)]));
    },
  };

  async function findLine(player: string, sequence: number): Promise<CommissionAccrual | undefined> {
    const item = await read(player, accrualId(sequence));
    return item && fromAccrualItem(item);
  }

  async function linesOfPlayer(player: string): Promise<CommissionAccrual[]> {
    return (await readAll(player, ['accrual#', 'accrual#~'])).map(fromAccrualItem);
  }

  function takenOf({ player, sequence }: CommissionAccrual, cents: number): AtomicWrite {
    const key = { owner: player, id: accrualId(sequence) };
    return atomicUpdate(table, 'refund of a reckoned purchase', key, {
      add: { takenCents: cents },
      when: ifEqual('reversal', null),
    });
  }

  function addMetrics(line: CommissionAccrual, metrics: Partial<AffiliateMetrics>): AtomicWrite[] {
    const { day, link, state } = placeOf(line);
    const id = `${day}#${link}#${state}`;
    return addTo(table, `figures of ${id}`, { owner: metricsOwner(line.affiliate), id, numbers: metrics });
  }

  function addDue(affiliate: string, day: LocalDay, due: Due): AtomicWrite[] {
    return addTo(table, `due on ${day}`, { owner: ownerOfDues(affiliate), id: day, numbers: { ...due } });
  }

  function dueAgainst(reversed: CommissionAccrual): AtomicWrite[] {
    const due = dueOfReversal(reversed);
    return due && reversed.reversal ? addDue(reversed.affiliate, reversed.reversal.dueOn, due) : [];
  }

  function accrualOf({ player, sequence, kind }: CommissionAccrual, id: string): AtomicWrite {
    return putNew(table, `accrual of ${kind}`, { owner: player, id, sequence });
  }

  function firstPurchase({ player, sequence }: CommissionAccrual): AtomicWrite {
    const key = { owner: player, id: attributionId };
    return atomicUpdate(table, 'first purchase', key, {
      set: { firstPurchase: sequence },
      when: ifAll(ifPresent('owner'), ifAbsent('firstPurchase')),
    });
  }
}

function fromMetricItem(item: AffiliateItem): MetricRow {
  const [day = '', link = '', state = ''] = item.id.split('#');
  const metrics = Object.fromEntries(
    metricNames.flatMap((name) => (name in item ? [[name, item[name]]] : [])),
  );
  return { day: day as LocalDay, link, state, metrics };
}

/** A day without reversals of paid commission lacks that number. */
function fromDueItem({ cents = 0, takenBackCents = 0 }: AffiliateItem & Partial<Due>): Due {
  return { cents, takenBackCents };
}
