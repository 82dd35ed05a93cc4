import { programRules } from '#domain/affiliates/affiliate-rules';
import { applyAsAffiliate } from '#lambdas/affiliates/apply-as-affiliate';
import { submitIdentityCheck } from './check-identity';
import { awaitGiftCode } from './gift-cards';
import { openDemoTicket } from './open-tickets';
import type { DemoPlayer } from './person';
import type { World } from './world';

/** Leaves work for admins at the end of the history: an identity check, two tickets, an order that waits for a code, and an application of an affiliate. */
export async function createPendingWork(world: World, players: readonly DemoPlayer[]): Promise<void> {
  const { product, wait } = world;
  const unproven = await firstUnverifiedPlayer(world, players);
  if (unproven) await submitIdentityCheck(world, unproven.id);
  for (const { id } of players.slice(0, 2)) {
    wait(600);
    await openDemoTicket(world, id);
  }
  await awaitGiftCode(world, players);
  const applicant = players.at(-1);
  if (!applicant) return;
  const application = {
    site: 'https://coastal-casual.test',
    channels: ['video', 'social'] as const,
    audience: 'Viewers of short videos about casual games, from 25 to 45 years old.',
    taxCountry: 'US',
    termsVersion: programRules.termsVersion,
  };
  await applyAsAffiliate(product, { player: applicant.id, application });
}

async function firstUnverifiedPlayer(
  { product }: World,
  players: readonly DemoPlayer[],
): Promise<DemoPlayer | undefined> {
  for (const player of players) if ((await product.checks.load(player.id)).state === 'open') return player;
  return undefined;
}
