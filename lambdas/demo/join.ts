import { isOptional, noticeCategories } from '#domain/notices/category';
import { acceptTerms, currentTermsVersion } from '#domain/player/terms';
import { changeProfile } from '#lambdas/account/change-profile';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { DemoPlayer } from './person';
import { send } from './request';
import { addUser, type World } from './world';

/** Made-up players want no mail: the mailbox of the stage is for its users. */
const mutedMail = noticeCategories.filter(isOptional);

/** Signs a player up: wallet with welcome coins, profile, accepted terms, address, age and state. */
export async function join(world: World, player: DemoPlayer): Promise<void> {
  const { product, routes, chance, wait, nextKey } = world;
  const { id, displayName, state, timeZone } = player;
  addUser(product, player, { isEmailVerified: true });
  await product.loadOrOpen(id);
  wait(40);
  await changeProfile(product, id, (profile) => {
    const acceptedTerms = acceptTerms(profile.acceptedTerms, currentTermsVersion, product.now());
    if (isRefusal(acceptedTerms)) return acceptedTerms;
    const addresses = [addressOf(player)];
    return { ...profile, displayName, showsNameWithWins: true, acceptedTerms, addresses, mutedMail };
  });
  const bornOn = `19${chance.between(62, 98)}-0${chance.between(1, 9)}-${chance.between(10, 28)}`;
  await send(
    routes.players,
    { id },
    {
      method: 'PUT',
      path: '/player/residency',
      key: nextKey(),
      body: { bornOn, state, timeZone },
    },
  );
}

/** The postal address of a player. */
export function addressOf({ name, street, city, state, postalCode }: DemoPlayer) {
  return { name, line1: street, city, state, postalCode, country: 'US' } as const;
}
