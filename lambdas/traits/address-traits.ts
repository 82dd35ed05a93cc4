import { homeTrait } from '#domain/coins/postal-address';
import type { LocalDay } from '#domain/player/local-day';
import { personTrait, type Trait } from '#domain/player/shared-trait';
import type { Address } from '#domain/rewards/address';

/** The traits that addresses give an account: its homes and, with a birthday, its people. */
export function addressTraits(addresses: readonly Address[], bornOn: LocalDay | null): Trait[] {
  return addresses.flatMap((address) => [
    homeTrait(address),
    ...(bornOn === null ? [] : [personTrait(address.name, bornOn)]),
  ]);
}
