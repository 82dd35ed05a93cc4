import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import { send } from './request';
import type { World } from './world';

const packages = ['coins-499', 'coins-999', 'coins-1999', 'coins-1999', 'coins-4999', 'coins-9999'] as const;

/** Outcomes of payments, in percent; the rest is abandoned. */
const paidPercent = 88;
const declinedPercent = 6;
const refundedPercent = 4;

/** Buys a coin package; most payments succeed, and few are refunded a day later. */
export async function buyCoins(
  world: World,
  player: string,
  {
    packageId = world.chance.pick(packages),
    outcome = outcomeOf(world),
  }: { packageId?: string; outcome?: SandboxOutcome } = {},
): Promise<void> {
  const { routes, chance, wait, nextKey } = world;
  const { purchase } = await send<{ purchase: { id: string } }>(
    routes.coins,
    { id: player },
    {
      method: 'POST',
      path: '/coins/purchases',
      key: nextKey(),
      body: { packageId },
    },
  );
  wait(chance.between(30, 120));
  await chooseOutcome(world, player, purchase.id, outcome);
  if (outcome !== 'pay' || !chance.happens(refundedPercent)) return;
  wait(chance.between(600, 3_000));
  await chooseOutcome(world, player, purchase.id, 'refund');
}

/** Decides a payment on its practice page. */
async function chooseOutcome(
  { routes, nextKey }: World,
  player: string,
  purchase: string,
  outcome: SandboxOutcome,
): Promise<void> {
  await send(
    routes.coins,
    { id: player },
    {
      method: 'POST',
      path: `/coins/sandbox/${purchase}/outcomes`,
      key: nextKey(),
      body: { outcome },
    },
  );
}

function outcomeOf({ chance }: World): SandboxOutcome {
  const percent = chance.below(100);
  if (percent < paidPercent) return 'pay';
  return percent < paidPercent + declinedPercent ? 'decline' : 'abandon';
}
