import type { Refusal } from '#contracts/errors';
import type { SettledMonth } from '#domain/affiliates/settlement';
import { approveDemoAffiliate } from '#lambdas/affiliates/approve-demo-affiliate';
import { bindClick } from '#lambdas/affiliates/bind-click';
import { createLink } from '#lambdas/affiliates/change-links';
import { reviewTaxForm } from '#lambdas/affiliates/change-payout-details';
import { countClick } from '#lambdas/affiliates/count-click';
import { enterPayoutDetails } from '#lambdas/affiliates/enter-payout-details';
import { payStatement, runPayouts } from '#lambdas/affiliates/settle-payouts';
import { isRefusal } from '#lambdas/runtime/refusal';
import { demoStaff } from './person';
import type { World } from './world';

/** The links of the history's affiliate, with the share of the clicks that each gets, in percent. */
const links = [
  { name: 'Harbor Reviews: sidebar', percent: 60 },
  { name: 'Newsletter', percent: 40 },
] as const;

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

/** Places of a link; some clicks come without one. */
const subIds = ['review-12', 'top-10', undefined] as const;

/** An affiliate's links by code. */
export type Promotion = readonly { readonly code: string; readonly percent: number }[];

/** Lets an affiliate apply, be approved and create links. */
export async function beginPromotion(world: World): Promise<Promotion> {
  const { product, nextKey, wait } = world;
  const { affiliate } = demoStaff;
  await approveDemoAffiliate(product, affiliate.id, {
    site: 'https://harbor-reviews.test',
    channels: ['website', 'newsletter'],
    audience: 'Readers of reviews of casual games, most of them in Texas and Florida.',
    taxCountry: 'US',
  });
  wait(600);
  const method = { kind: 'paypal', email: affiliate.email } as const;
  const form = 'w-9';
  const { revision } = accepted(await enterPayoutDetails(product, { affiliate: affiliate.id, method, form }));
  const review = { state: 'received', form, revision } as const;
  const by = { affiliate: affiliate.id, actor: demoStaff.admin.id };
  accepted(await reviewTaxForm(product, { ...review, ...by }));
  const promotion: { code: string; percent: number }[] = [];
  for (const { name, percent } of links) {
    wait(60);
    const { code } = accepted(await createLink(product, { affiliate: affiliate.id, name, key: nextKey() }));
    promotion.push({ code, percent });
  }
  return promotion;
}

/**
 * Counts a visitor's click.
 *
 * @returns the id of the click; null where it is not counted
 */
export async function click({ product, chance }: World, promotion: Promotion): Promise<string | null> {
  const percent = chance.below(100);
  const { code } = promotion.find((_each, index) => percent < shareUpTo(promotion, index)) ?? promotion[0]!;
  const address = `203.0.113.${chance.below(256)}`;
  const counted = await countClick(
    product,
    { code, visitor: chance.hex(16), subId: chance.pick(subIds) },
    { address, userAgent },
  );
  return counted?.id ?? null;
}

function shareUpTo(promotion: Promotion, index: number): number {
  return promotion.slice(0, index + 1).reduce((sum, { percent }) => sum + percent, 0);
}

/** Attributes a new player to a click. */
export async function attributePlayer({ product }: World, player: string, clickId: string): Promise<void> {
  accepted(await bindClick(product, { player, clickId, key: `click-${clickId}` }));
}

/** Settles a month and pays what is payable, as a superadmin does on the second of the next month. */
export async function settleMonth({ product, wait }: World, month: SettledMonth): Promise<void> {
  const actor = demoStaff.superadmin.id;
  const { items } = accepted(await runPayouts(product, { month, after: undefined, actor }));
  for (const { affiliate, outcome } of items) {
    if (outcome !== 'payable') continue;
    wait(900);
    accepted(await payStatement(product, { affiliate, month, reference: `ACH demo ${month}`, actor }));
  }
}

/** @throws Error for a refusal, which the history never expects here */
function accepted<Result extends object>(result: Result): Exclude<Result, Refusal> {
  if (isRefusal(result)) throw new Error(`The history was refused: ${JSON.stringify(result)}`);
  return result as Exclude<Result, Refusal>;
}
