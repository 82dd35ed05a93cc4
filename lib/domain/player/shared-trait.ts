import type { LocalDay } from './local-day';

/**
 * What several accounts of one person have in common.
 *
 * - `home`: house number and ZIP code of an address
 * - `network`: IP address of the requests
 * - `card`: the payment provider's fingerprint of the payment method
 * - `device`: a random id stored in the browser
 * - `person`: birthday and name
 */
export const traitKinds = ['home', 'network', 'card', 'device', 'person'] as const;
export type TraitKind = (typeof traitKinds)[number];

/** A trait in plain text; only its hash is stored. */
export interface Trait {
  readonly kind: TraitKind;
  readonly text: string;
}

/** Kind and keyed hash of a trait. */
export type TraitName = `${TraitKind}#${string}`;

/** An account that has a trait. */
export interface TraitHolder {
  readonly player: string;
  readonly seenAt: Date;
}

/** Verdicts an admin can give on accounts that share a trait. */
export const traitVerdicts = ['same-person', 'different-people'] as const;

/** An admin's verdict on the accounts that share a trait. */
export interface TraitVerdict {
  readonly kind: (typeof traitVerdicts)[number];
  /** Accounts covered by the verdict; a further account needs a new review. */
  readonly players: readonly string[];
  readonly at: Date;
}

/** The accounts that have a trait. */
export interface SharedTrait {
  readonly name: TraitName;
  /** In the order of their first sighting. */
  readonly holders: readonly TraitHolder[];
  readonly verdict: TraitVerdict | null;
  /** Number of changes, 0 before the first. */
  readonly revision: number;
}

/** Days for which a sighting counts. Networks are shorter, because their addresses change hands. */
export const traitKeptDays: Readonly<Record<TraitKind, number>> = {
  home: 730,
  card: 730,
  device: 730,
  person: 730,
  network: 60,
};
/** No more accounts are recorded: a trait shared by this many, such as a parcel shop, says little about each. */
const mostHolders = 50;
/** Number of an account's traits of one kind that are kept, so that traits of no other kind push them out. */
export const mostTraitsOfKind = 50;
const dayMs = 86_400_000;
/** Kinds by which accounts are listed as possibly one person. Many people share a network. */
const reviewedKinds: readonly TraitKind[] = ['home', 'card', 'device', 'person'];

export function isTraitName(text: string): text is TraitName {
  return traitKinds.some((kind) => text.startsWith(`${kind}#`));
}

export function kindOf(name: TraitName): TraitKind {
  return name.slice(0, name.indexOf('#')) as TraitKind;
}

/** Builds the trait of name and birthday, independent of letter case, order and punctuation of the name. */
export function personTrait(name: string, bornOn: LocalDay): Trait {
  const parts = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '');
  return { kind: 'person', text: `${bornOn} ${parts.sort().join(' ')}` };
}

/** Builds the trait of an IP address; of IPv6 the first 64 bits, the prefix of a household. */
export function networkTrait(address: string): Trait {
  return { kind: 'network', text: address.includes(':') ? networkOf(address) : address };
}

/**
 * Records that an account was seen with a trait.
 *
 * @returns the same trait when the sighting is less than a day old or too many accounts have it
 */
export function seenWith(trait: SharedTrait, player: string, at: Date): SharedTrait {
  const known = trait.holders.find((holder) => holder.player === player);
  if (known && at.getTime() - known.seenAt.getTime() < dayMs) return trait;
  const keptMs = traitKeptDays[kindOf(trait.name)] * dayMs;
  const current = trait.holders.filter(({ seenAt }) => at.getTime() - seenAt.getTime() < keptMs);
  const isCurrent = current.some((holder) => holder.player === player);
  if (!isCurrent && current.length >= mostHolders) return trait;
  const holders = isCurrent
    ? current.map((holder) => (holder.player === player ? { player, seenAt: at } : holder))
    : [...current, { player, seenAt: at }];
  return { ...trait, holders, revision: trait.revision + 1 };
}

/** The accounts whose sighting still counts. */
export function holdersAt({ name, holders }: Pick<SharedTrait, 'name' | 'holders'>, at: Date): string[] {
  const keptMs = traitKeptDays[kindOf(name)] * dayMs;
  return holders.filter(({ seenAt }) => at.getTime() - seenAt.getTime() < keptMs).map(({ player }) => player);
}

/** Whether so many accounts have a trait that no more are recorded. */
export function isCrowded(trait: Pick<SharedTrait, 'name' | 'holders'>, at: Date): boolean {
  return holdersAt(trait, at).length >= mostHolders;
}

/** Whether a trait shows that an account may belong to another one's person: both have it, or no more holders are recorded. */
export function isShared(trait: Pick<SharedTrait, 'name' | 'holders'>, player: string, at: Date): boolean {
  const holders = holdersAt(trait, at);
  return isCrowded(trait, at) || (holders.length > 1 && holders.includes(player));
}

/** Whether an admin must review a trait: it has several accounts, and at least one is not part of a verdict. */
export function awaitsVerdict({ name, holders, verdict }: SharedTrait): boolean {
  if (!reviewedKinds.includes(kindOf(name)) || holders.length < 2) return false;
  return holders.some(({ player }) => !verdict?.players.includes(player));
}

/** Records a verdict on all current accounts of a trait. */
export function judge(trait: SharedTrait, { kind, at }: Pick<TraitVerdict, 'kind' | 'at'>): SharedTrait {
  const players = trait.holders.map(({ player }) => player);
  return { ...trait, verdict: { kind, players, at }, revision: trait.revision + 1 };
}

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = groups(tail ?? '');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
