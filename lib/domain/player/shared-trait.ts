import type { LocalDay } from './local-day';

/**
 * What several accounts of one person have in common.
 *
 * - `home`: house number and ZIP of an address
 * - `network`: the address that requests come from
 * - `card`: the payment provider's fingerprint of what was paid with
 * - `device`: a number by chance that the browser keeps
 * - `person`: birthday and name
 */
export const traitKinds = ['home', 'network', 'card', 'device', 'person'] as const;
export type TraitKind = (typeof traitKinds)[number];

/** A trait in plain text, which is hashed before anything is kept of it. */
export interface Trait {
  readonly kind: TraitKind;
  readonly text: string;
}

/** A trait by its kind and the keyed hash of its text. */
export type TraitName = `${TraitKind}#${string}`;

/** An account that was seen with a trait. */
export interface TraitHolder {
  readonly player: string;
  readonly seenAt: Date;
}

/** What an admin can say of the accounts that share a trait. */
export const traitVerdicts = ['same-person', 'different-people'] as const;

/** What an admin said of the accounts that share a trait. */
export interface TraitVerdict {
  readonly kind: (typeof traitVerdicts)[number];
  /** The accounts that it is about: another one that joins them is looked at again. */
  readonly players: readonly string[];
  readonly at: Date;
}

/** The accounts that were seen with a trait. */
export interface SharedTrait {
  readonly name: TraitName;
  /** In the order in which they were seen first. */
  readonly holders: readonly TraitHolder[];
  readonly verdict: TraitVerdict | null;
  /** How often it was changed, 0 for one that nobody was seen with yet. */
  readonly revision: number;
}

/** So many days an account is known to have a trait after it was last seen with it. Networks change hands. */
export const traitKeptDays: Readonly<Record<TraitKind, number>> = {
  home: 730,
  card: 730,
  device: 730,
  person: 730,
  network: 60,
};
/** A trait of so many accounts says little of each: no more are noted, as of a parcel shop. */
const mostHolders = 50;
const dayMs = 86_400_000;
/** Kinds by which accounts are listed as perhaps one person. Many people share a network. */
const reviewedKinds: readonly TraitKind[] = ['home', 'card', 'device', 'person'];

export function isTraitName(text: string): text is TraitName {
  return traitKinds.some((kind) => text.startsWith(`${kind}#`));
}

export function kindOf(name: TraitName): TraitKind {
  return name.slice(0, name.indexOf('#')) as TraitKind;
}

/** Somebody by name and birthday, in any letter case, order and punctuation of the name. */
export function personTrait(name: string, bornOn: LocalDay): Trait {
  const parts = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '');
  return { kind: 'person', text: `${bornOn} ${parts.sort().join(' ')}` };
}

/** A network by the address of a request: of IPv6 the first 64 bits, which is what a household is given. */
export function networkTrait(address: string): Trait {
  return { kind: 'network', text: address.includes(':') ? networkOf(address) : address };
}

/** Notes that an account was seen with a trait. @returns the trait itself where a note of the same day stands, or too many accounts have it */
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

/** The accounts that still count as seen with a trait. */
export function holdersAt({ name, holders }: Pick<SharedTrait, 'name' | 'holders'>, at: Date): string[] {
  const keptMs = traitKeptDays[kindOf(name)] * dayMs;
  return holders.filter(({ seenAt }) => at.getTime() - seenAt.getTime() < keptMs).map(({ player }) => player);
}

/** Whether an admin should look at the accounts of a trait: several of which one at least was in no verdict. */
export function awaitsVerdict({ name, holders, verdict }: SharedTrait): boolean {
  if (!reviewedKinds.includes(kindOf(name)) || holders.length < 2) return false;
  return holders.some(({ player }) => !verdict?.players.includes(player));
}

/** Says whether the accounts of a trait are one person's. */
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
