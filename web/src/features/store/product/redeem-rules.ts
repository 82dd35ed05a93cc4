import type { Balances } from '#web/lib/balances';
import { brand } from '#web/lib/brand';
import { formatAmount } from '#web/lib/coins';
import { paths } from '#web/lib/paths';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';
import { type CheckoutEligibility, redeemableInCheckout } from '#web/lib/redeemable';

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
    return met('E-mail address confirmed');
  return missing('E-mail address not confirmed', 'What becomes of an order is written to you.', {
    label: 'Confirm it',
    to: paths.accountSection('profile'),
  });
}

type Residency = Redeeming['account']['residency'];

const ageLabel = `Prizes are for players who are at least ${brand.minimumAge}.`;

function ageRule({ bornOn, sweepsRefusedAs }: Residency): Part {
  if (sweepsRefusedAs === 'player/under-age') return missing('Not old enough yet', ageLabel);
  if (bornOn !== null) return met('Old enough');
  const way = { label: 'Tell us', to: paths.welcome };
  return missing('Date of birth not told', ageLabel, way);
}

function stateRule({ state, sweepsRefusedAs }: Residency): Part {
  if (state === null)
    return missing('State not told', 'Prizes are not offered in every state.', {
      label: 'Tell us',
      to: paths.welcome,
    });
  if (sweepsRefusedAs === 'player/state-blocked')
    return missing('Not offered in your state', 'Where you live the games are for Gold Coins alone.');
  if (sweepsRefusedAs === 'player/residency-unconfirmed')
    return missing('State to be confirmed', 'You seem to be in a state where prizes are not offered.', {
      label: 'Confirm where you live',
      to: paths.accountSection('profile'),
    });
  return met('Offered in your state');
}

function identityRule(
  { identity: { state, neededAbove }, ordered }: Redeeming['checkout'],
  order: MeantOrder,
) {
  if (state === 'approved') return met('Identity confirmed');
  const inAll = ordered + order.total;
  if (inAll <= neededAbove)
    return met('Identity not needed yet', `It is once your orders come to more than ${coins(neededAbove)}.`);
  const text = `With this your orders come to ${coins(inAll)}; above ${coins(neededAbove)} we have to know who you are.`;
  if (state === 'submitted')
    return missing('Identity being looked at', `${text} We write to you when that is done.`, {
      label: 'See how far it is',
      to: paths.accountSection('identity'),
    });
  const label = state === 'rejected' ? 'Send what is missing' : 'Show who you are';
  return missing('Identity not confirmed', text, { label, to: paths.accountSection('identity') });
}

/** Unplayed coins do not block the redemption of coins that were won. */
function playthroughRule({ balances, checkout }: Redeeming, { total }: MeantOrder): Part {
  const { sweepsUnplayed } = balances;
  if (sweepsUnplayed === 0) return met('Nothing left to play first');
  const text = `${coins(sweepsUnplayed)} have to be played once before what they win can be redeemed.`;
  if (redeemableInCheckout(balances, checkout) >= total) return met('Enough was played', text);
  return missing('Some coins are not played yet', text, { label: 'Play', to: paths.home });
}

function minimumRule({ minimumOrder }: Redeeming['checkout'], { total, hasOthers }: MeantOrder): Part {
  const title = `An order of at least ${coins(minimumOrder)}`;
  if (total >= minimumOrder) return met(title);
  const summary = hasOthers
    ? `With your cart this comes to ${coins(total)}`
    : `This comes to ${coins(total)}`;
  return missing(
    title,
    `${summary}; ${coins(minimumOrder - total)} are missing. Add a piece or another prize.`,
  );
}

function coinsRule({ balances, checkout }: Redeeming, { total }: MeantOrder): Part {
  const redeemable = redeemableInCheckout(balances, checkout);
  const held =
    checkout.held > 0 ? ` ${coins(checkout.held)} of them are set aside for a checkout of yours.` : '';
  if (redeemable >= total)
    return met(`Enough coins: you can redeem ${coins(redeemable)}`, held.trim() || null);
  return missing(
    `${coins(total - redeemable)} short`,
    `You can redeem ${coins(redeemable)} of the ${coins(total)} that it takes.${held}`,
    { label: 'Get Coins', to: paths.coins },
  );
}

const frozenRule = missing(
  'Your Sweeps Coins wait',
  'Something about one of your payments is open. They can be redeemed again once it is settled.',
  { label: 'See your purchases', to: paths.coins },
);

const suspendedRule = missing(
  'Your account is suspended for now',
  'Nothing can be redeemed meanwhile; your coins stay yours.',
  { label: 'See why', to: paths.account },
);
