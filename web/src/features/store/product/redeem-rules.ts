import { brand } from '#domain/operator/brand';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { formatAmount } from '#web/lib/format/coins';
import type { Balances } from '#web/lib/live/balances';
import { paths } from '#web/lib/paths';
import { type CheckoutEligibility, redeemableInCheckout } from '#web/lib/shop/redeemable';

/** The player's data that a checkout requires. */
export interface Redeeming {
  readonly account: Pick<GetAnswer<'/account'>, 'isEmailVerified' | 'residency'>;
  readonly checkout: CheckoutEligibility;
  readonly balances: Balances;
}

/** The planned order, in hundredths of a Sweeps Coin. */
export interface MeantOrder {
  readonly total: number;
  /** Whether it includes other prizes in the cart. */
  readonly hasOthers: boolean;
}

/** A rule of redemption: met, or what is missing and where to complete it. */
export interface RedeemRule {
  readonly id:
    | 'email'
    | 'age'
    | 'state'
    | 'identity'
    | 'playthrough'
    | 'minimum'
    | 'coins'
    | 'frozen'
    | 'suspended';
  readonly isMet: boolean;
  readonly title: string;
  readonly text: string | null;
  readonly way: { readonly label: string; readonly to: string } | null;
}

type Part = Omit<RedeemRule, 'id'>;

const coins = (hundredths: number) => `${formatAmount('sweeps', hundredths)} SC`;
const met = (title: string, text: string | null = null): Part => ({ isMet: true, title, text, way: null });
const missing = (title: string, text: string, way: RedeemRule['way'] = null): Part => ({
  isMet: false,
  title,
  text,
  way,
});

/** Returns every rule of redemption for a planned order. */
export function redeemRules(redeeming: Redeeming, order: MeantOrder): RedeemRule[] {
  const { account, checkout } = redeeming;
  const rules: RedeemRule[] = [
    { id: 'email', ...emailRule(redeeming) },
    { id: 'age', ...ageRule(account.residency) },
    { id: 'state', ...stateRule(account.residency) },
    { id: 'identity', ...identityRule(checkout, order) },
    { id: 'playthrough', ...playthroughRule(redeeming, order) },
    { id: 'minimum', ...minimumRule(checkout, order) },
    { id: 'coins', ...coinsRule(redeeming, order) },
  ];
  if (checkout.isFrozen) rules.push({ id: 'frozen', ...frozenRule });
  if (checkout.refusedAs === 'player/suspended') rules.push({ id: 'suspended', ...suspendedRule });
  return rules;
}

function emailRule({ account, checkout }: Redeeming): Part {
  if (account.isEmailVerified && checkout.refusedAs !== 'player/email-unverified')
    return met('Email address confirmed');
  return missing('Email address not confirmed', 'We send order updates there.', {
    label: 'Confirm your email',
    to: paths.accountSection('profile'),
  });
}

type Residency = Redeeming['account']['residency'];

const ageRequirement = `You must be ${brand.minimumAge} or older to redeem prizes.`;

function ageRule({ bornOn, sweepsRefusedAs }: Residency): Part {
  if (sweepsRefusedAs === 'player/under-age') return missing('Age requirement not met', ageRequirement);
  if (bornOn !== null) return met('Age requirement met');
  const way = { label: 'Add your date of birth', to: paths.welcome };
  return missing('Date of birth missing', ageRequirement, way);
}

function stateRule({ state, sweepsRefusedAs }: Residency): Part {
  if (state === null)
    return missing('State missing', 'Prizes are not available in every state.', {
      label: 'Add your state',
      to: paths.welcome,
    });
  if (sweepsRefusedAs === 'player/state-blocked')
    return missing('Not available in your state', 'You can still play with Gold Coins.');
  if (sweepsRefusedAs === 'player/residency-unconfirmed')
    return missing('State not confirmed', 'You seem to be in a state where prizes are not available.', {
      label: 'Confirm where you live',
      to: paths.accountSection('profile'),
    });
  return met('Available in your state');
}

function identityRule(
  { identity: { state, neededAbove }, ordered }: Redeeming['checkout'],
  order: MeantOrder,
) {
  if (state === 'approved') return met('Identity verified');
  const inAll = ordered + order.total;
  if (inAll <= neededAbove)
    return met(
      'Identity check not needed yet',
      `You need it once your orders come to more than ${coins(neededAbove)}.`,
    );
  const text = `This brings your orders to ${coins(inAll)}. Above ${coins(neededAbove)} we need to verify your identity.`;
  if (state === 'submitted')
    return missing('Identity under review', `${text} We will let you know when that is done.`, {
      label: 'See its status',
      to: paths.accountSection('identity'),
    });
  const label = state === 'rejected' ? 'Try again' : 'Verify your identity';
  return missing('Identity not verified', text, { label, to: paths.accountSection('identity') });
}

/** Unplayed coins do not block the redemption of coins that were won. */
function playthroughRule({ balances, checkout }: Redeeming, { total }: MeantOrder): Part {
  const { sweepsUnplayed } = balances;
  if (sweepsUnplayed === 0) return met('Nothing left to play through');
  const text = `${coins(sweepsUnplayed)} must be played once before you can redeem what they win.`;
  if (redeemableInCheckout(balances, checkout) >= total)
    return met('Playthrough complete for this order', text);
  return missing('Playthrough not complete', text, { label: 'Play', to: paths.home });
}

function minimumRule({ minimumOrder }: Redeeming['checkout'], { total, hasOthers }: MeantOrder): Part {
  const title = `Minimum order: ${coins(minimumOrder)}`;
  if (total >= minimumOrder) return met(title);
  const summary = hasOthers
    ? `With your cart this comes to ${coins(total)}`
    : `This comes to ${coins(total)}`;
  return missing(
    title,
    `${summary}. Add ${coins(minimumOrder - total)} more: a higher quantity or another prize.`,
  );
}

function coinsRule({ balances, checkout }: Redeeming, { total }: MeantOrder): Part {
  const redeemable = redeemableInCheckout(balances, checkout);
  const held = checkout.held > 0 ? ` ${coins(checkout.held)} of that is reserved for your checkout.` : '';
  if (redeemable >= total)
    return met(`Enough coins: you can redeem ${coins(redeemable)}`, held.trim() || null);
  return missing(
    `${coins(total - redeemable)} to go`,
    `This takes ${coins(total)}. You can redeem ${coins(redeemable)}.${held}`,
    { label: 'Get Coins', to: paths.coins },
  );
}

const frozenRule = missing(
  'Sweeps Coins frozen',
  'One of your payments is under review. You can redeem again once the review is complete.',
  { label: 'See your purchases', to: paths.coins },
);

const suspendedRule = missing('Account suspended', 'You cannot redeem for now. Your coins are still yours.', {
  label: 'See why',
  to: paths.account,
});
