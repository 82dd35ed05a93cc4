import { createHmac } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  awaitsVerdict,
  kindOf,
  type SharedTrait,
  type Trait,
  traitKeptDays,
  type TraitName,
  type TraitVerdict,
} from '#domain/player/shared-trait';
import { atomicPut, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { optimisticLock } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { createStageKey } from '#lambdas/runtime/aws/stage-key';

/** The traits of an account. */
export interface TraitsOfPlayer {
  readonly player: string;
  readonly names: readonly TraitName[];
  readonly revision: number;
}

/** A page of traits that await an admin's review; `next` is the cursor, null at the end. */
export interface TraitPage {
  readonly traits: SharedTrait[];
  readonly next: string | null;
}

/** Traits that accounts share. Homes, networks, cards, devices and people are stored as keyed hashes only. */
export interface TraitStore {
  /** Names a trait by the keyed hash of its text. */
  nameOf(trait: Trait): Promise<TraitName>;
  /** A trait, without holders if it is unknown or has expired. Strongly consistent. */
  find(name: TraitName): Promise<SharedTrait>;
  /** Strongly consistent. */
  ofPlayer(player: string): Promise<TraitsOfPlayer>;
  /** Writes a trait under an optimistic lock. */
  replace(before: SharedTrait, after: SharedTrait, at: Date): AtomicWrite;
  replaceOfPlayer(before: TraitsOfPlayer, after: TraitsOfPlayer, at: Date): AtomicWrite;
  /**
   * Traits of several accounts that await a verdict, longest wait first. Eventually consistent; a page may be short, `next` shows whether
   * there is more.
   */
  awaiting(query: { limit: number; after?: string | undefined }): Promise<TraitPage>;
}

interface Expiring {
  /** TTL in seconds since 1970. */
  readonly expiresAt: number;
}

/** A trait item of the `traits` table. Instants are ISO strings. */
interface TraitItem extends Expiring {
  readonly trait: TraitName;
  readonly holders: readonly (readonly [player: string, seenAt: string])[];
  readonly verdict: (Omit<TraitVerdict, 'at'> & { readonly at: string }) | null;
  readonly revision: number;
  /** Present only while a verdict is due, so that the index `by-review` stays sparse. */
  readonly review?: typeof reviewMark;
  readonly place?: string;
}

const reviewMark = 'awaiting';
const keyId = '#key';
const longestKeptDays = Math.max(...Object.values(traitKeptDays));

/** The store of traits. They are hashed with a key of the stage, created by the first hash, so that texts cannot be guessed without it. */
export function createTraitStore(client: DynamoDBDocumentClient, table: string, now: () => Date): TraitStore {
  const stageKey = createStageKey(client, { table, key: { trait: keyId } });

  return {
    async nameOf({ kind, text }) {
      const hash = createHmac('sha256', await stageKey()).update(`${kind} ${text}`);
      return `${kind}#${hash.digest('base64url')}`;
    },

    async find(name) {
      const item = (await get(name)) as TraitItem | undefined;
      if (!item) return emptyTrait(name);
      return isCurrent(item) ? fromItem(item) : { ...emptyTrait(name), revision: item.revision };
    },

    async ofPlayer(player) {
      const item = (await get(ofPlayerId(player))) as (TraitsOfPlayer & Expiring) | undefined;
      if (!item) return { player, names: [], revision: 0 };
      return { player, names: isCurrent(item) ? item.names : [], revision: item.revision };
    },

    replace: (before, after, at) =>
      atomicPut(table, `trait ${after.name}`, toItem(after, at), optimisticLock('revision', before.revision)),

    replaceOfPlayer: (before, { player, names, revision }, at) =>
      atomicPut(
        table,
        `traits of ${player}`,
        { trait: ofPlayerId(player), names, revision, expiresAt: expiryAfter(at, longestKeptDays) },
        optimisticLock('revision', before.revision),
      ),

    async awaiting({ limit, after }) {
      const { items, next } = await pageOf<TraitItem>(client, {
        table,
        index: 'by-review',
        partitionKey: ['review', reviewMark],
        sortKey: 'place',
        direction: 'up',
        from: after,
        limit,
      });
      return { traits: items.filter(isCurrent).map(fromItem), next };
    },
  };

  /** TTL deletes up to days late. The revision of an expired item still locks the next write. */
  function isCurrent({ expiresAt }: Expiring): boolean {
    return expiresAt * 1_000 > now().getTime();
  }

  function get(trait: string): Promise<Record<string, unknown> | undefined> {
    return getItem(client, table, { trait });
  }
}

/** A trait without holders. */
function emptyTrait(name: TraitName): SharedTrait {
  return { name, holders: [], verdict: null, revision: 0 };
}

function toItem(trait: SharedTrait, at: Date): TraitItem {
  const { name, holders, verdict, revision } = trait;
  const newest = Math.max(at.getTime(), ...holders.map(({ seenAt }) => seenAt.getTime()));
  return {
    trait: name,
    revision,
    holders: holders.map(({ player, seenAt }) => [player, seenAt.toISOString()]),
    verdict: verdict && { ...verdict, at: verdict.at.toISOString() },
    expiresAt: expiryAfter(new Date(newest), traitKeptDays[kindOf(name)]),
    ...(awaitsVerdict(trait) && { review: reviewMark, place: `${placeOf(trait)}#${name}` }),
  };
}

export function fromItem({ trait, holders, verdict, revision }: TraitItem): SharedTrait {
  return {
    name: trait,
    revision,
    holders: holders.map(([player, seenAt]) => ({ player, seenAt: new Date(seenAt) })),
    verdict: verdict && { ...verdict, at: new Date(verdict.at) },
  };
}

/** Since when it awaits a verdict: since the first account that the verdict does not cover joined. */
function placeOf({ holders, verdict }: SharedTrait): string {
  const joined = holders.slice(1).filter(({ player }) => !verdict?.players.includes(player));
  const [first] = (joined.length > 0 ? joined : holders).map(({ seenAt }) => seenAt.toISOString()).sort();
  return first ?? '';
}

function ofPlayerId(player: string): string {
  return `of#${player}`;
}

function expiryAfter(at: Date, days: number): number {
  return Math.ceil(at.getTime() / 1_000) + days * 86_400;
}
