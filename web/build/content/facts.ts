import { programRules, ruleVersions } from '#domain/affiliates/affiliate-rules';
import { applicationReviewDays } from '#domain/affiliates/program';
import { dailyBonus } from '#domain/coins/daily-bonus';
import { dailyWheel, meanGift } from '#domain/coins/daily-wheel';
import { entryRefusals, freeEntryRules } from '#domain/coins/free-entry';
import { coinPackages } from '#domain/coins/packages';
import { welcomeGifts } from '#domain/coins/welcome';
import { listGames } from '#domain/games/games';
import { decimalDown } from '#domain/games/odds/fraction';
import type { HighestWin } from '#domain/games/odds/highest-win';
import { totalWeight } from '#domain/games/odds/weighted-prizes';
import { mostPocketsAtRisk } from '#domain/games/roulette/coverage';
import { stepsBeforeExpiry } from '#domain/notices/absence';
import { brand, company } from '#domain/operator/brand';
import { helpLines } from '#domain/operator/help-lines';
import { operator } from '#domain/operator/operator';
import { defaultRules } from '#domain/play-limits/rules';
import { realityCheckMinutes } from '#domain/play-limits/session';
import { breakDays, exclusionMonths } from '#domain/play-limits/time-out';
import { deletionRules, retainedData } from '#domain/player/deletion';
import { redemptionPauseDays } from '#domain/player/email-change';
import { shortestPassword } from '#domain/player/password';
import { currentTermsVersion } from '#domain/player/terms';
import { listQuests } from '#domain/quests/quest-list';
import { referralRules } from '#domain/referrals/referral-rules';
import { mostLines } from '#domain/rewards/cart';
import { codeHoldRules } from '#domain/rewards/code-hold';
import { goldPerHundredth } from '#domain/rewards/order-line';
import { workingDaysAfterStep } from '#domain/rewards/order-step';
import { workingDaysToApproval } from '#domain/rewards/working-days';
import { ticketRules } from '#domain/support/ticket';
import { currentTerms } from '#domain/wallet/grant';
import { loadStage } from '../../../lib/stage';
import { refusalMessages } from '../../src/lib/api/refusal-copy';
import { formatAmount } from '../../src/lib/format/coins';
import { percentRange, shareRange } from '../../src/lib/format/percent-range';
import { postalAddress } from '../../src/lib/player/postal-address';
import { stateNames } from '../../src/lib/player/state-names';
import { referrerKeptDays } from '../../src/lib/storage/referral-link';
import { listGameCatalog, publishedSheet } from '../game-catalog-module';
import { dayLabel, joinList, table } from './fact-text';

const { store, play } = loadStage('dev', {});
const gold = (units: number) => `${formatAmount('gold', units, { locale: 'en-US' })} GC`;
const sweeps = (units: number) => `${formatAmount('sweeps', units, { locale: 'en-US' })} SC`;
const dollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 ? 2 : 0 })}`;
const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`;
const count = (number: number) => number.toLocaleString('en-US');
const years = (thing: (typeof retainedData)[number]['thing']) =>
  String(retainedData.find((kept) => kept.thing === thing)?.years ?? 'unlimited');

const affiliateRules = ruleVersions.at(-1);
if (!affiliateRules) throw new Error('There are no rules of the affiliate program.');

const [offer, ...packages] = coinPackages.toSorted(
  (one, other) => Number(other.isFirstPurchase) - Number(one.isFirstPurchase),
);
if (!offer?.isFirstPurchase) throw new Error('There is no first-purchase offer.');
const [cheapest] = packages;
const dearest = packages.at(-1);
const quests = listQuests().map(({ reward }) => reward);
const stakes = (coin: 'gold' | 'sweeps') => listGames().flatMap((game) => game.stakes[coin]);
const games = listGameCatalog();
const blocked = defaultRules.blockedStates.map(({ state }) => stateNames[state] ?? state);
/** Highest win that players can reach, with its odds, for a table cell. */
const highestInTable = ({ multiple, isOver, oneIn }: HighestWin) =>
  `${isOver ? 'over ' : ''}${count(multiple)}×: 1 in ${count(oneIn)}`;
/** The same within a sentence. */
const highestLabel = ({ multiple, isOver, oneIn }: HighestWin) =>
  `${isOver ? 'over ' : ''}${count(multiple)} times the stake (1 in ${count(oneIn)} rounds)`;
const hitRateLabel = ({ hitRateBasisPoints, hitOneIn, hitRates }: (typeof games)[number]) => {
  if (hitRates) return shareRange(...hitRates);
  return hitRateBasisPoints > 0 ? percent(hitRateBasisPoints) : `1 in ${count(Math.round(hitOneIn))}`;
};
const returnLabel = ({ rtpBasisPoints, bestRtpBasisPoints }: (typeof games)[number]) =>
  bestRtpBasisPoints === undefined
    ? percent(rtpBasisPoints)
    : percentRange(rtpBasisPoints, bestRtpBasisPoints);
const originals = games.flatMap((game) => {
  const sheet = publishedSheet(game.id);
  return sheet.family === 'originals' ? [{ game, sheet }] : [];
});
const mailTo = (address: string) => `[${address}](mailto:${address})`;

/** Facts for texts: each name maps to Markdown derived from the product's own rules, so that pages always match the code. */
export const facts: Readonly<Record<string, string>> = {
  'brand.name': brand.name,
  'brand.promise': brand.promise,
  'brand.company': company,
  'brand.law': operator.law,
  'brand.age': String(brand.minimumAge),
  'contact.support': mailTo(operator.contact.support),
  'contact.privacy': mailTo(operator.contact.privacy),
  'contact.partners': mailTo(operator.contact.affiliates),
  'affiliates.reviewDays': String(applicationReviewDays),
  'contact.letters': postalAddress.join(', '),
  'help.lines': helpLines.map(({ name, number, dial }) => `- **${name}**: [${number}](${dial})`).join('\n'),

  'terms.version': currentTermsVersion,
  'password.shortest': String(shortestPassword),
  'email.pauseDays': String(redemptionPauseDays),
  'states.blocked': joinList(blocked),
  'states.table': table(
    ['State', 'Sweeps Coins not offered since'],
    defaultRules.blockedStates.map(({ state, since }) => [stateNames[state] ?? state, dayLabel(since)]),
  ),

  'packages.table': table(
    ['You pay', '>Gold Coins', '>Sweeps Coins, free with it'],
    packages.map((each) => [dollars(each.priceCents), gold(each.gold), sweeps(each.sweeps)]),
  ),
  'packages.cheapest': dollars(cheapest?.priceCents ?? 0),
  'packages.dearest': dollars(dearest?.priceCents ?? 0),
  'offer.price': dollars(offer.priceCents),
  'offer.gold': gold(offer.gold),
  'offer.sweeps': sweeps(offer.sweeps),
  'welcome.gold': gold(welcomeGifts.gold),
  'welcome.sweeps': sweeps(welcomeGifts.sweeps),
  'daily.gold': gold(dailyBonus.gold),
  'daily.days': String(dailyBonus.steps.length),
  'daily.week': sweeps(dailyBonus.steps.reduce((total, step) => total + step, 0)),
  'daily.table': table(
    ['Day', '>Sweeps Coins', '>Gold Coins'],
    dailyBonus.steps.map((step, index) => [String(index + 1), sweeps(step), gold(dailyBonus.gold)]),
  ),
  'wheel.table': table(
    ['Prize', `>Segments drawn, of ${count(totalWeight(dailyWheel.segments))}`, '>Chance'],
    dailyWheel.segments.map(({ sweeps: prize, weight }) => [
      sweeps(prize),
      count(weight),
      percent((weight * 10_000) / totalWeight(dailyWheel.segments)),
    ]),
  ),
  'wheel.mean': `${(Number(decimalDown(meanGift(dailyWheel), 6)) / 100).toFixed(3)} SC`,
  'wheel.highest': sweeps(Math.max(...dailyWheel.segments.map(({ sweeps: prize }) => prize))),
  'quests.leastGold': gold(Math.min(...quests.map((reward) => reward.gold))),
  'quests.mostGold': gold(Math.max(...quests.map((reward) => reward.gold))),
  'quests.mostSweeps': sweeps(Math.max(...quests.map((reward) => reward.sweeps))),
  'freeEntry.sweeps': sweeps(freeEntryRules.sweeps),
  'freeEntry.letterDays': String(freeEntryRules.mailInWithinDays),
  ...Object.fromEntries(
    entryRefusals.map((code) => [`entry.${code.split('/').at(-1)}`, refusalMessages[code].title]),
  ),
  'freeEntry.address': postalAddress.map((line) => `> ${line}`).join('\\\n'),

  'originals.table': table(
    ['Game', '>Lowest return', 'With', '>Highest return', 'With'],
    originals.map(({ game, sheet }) => [
      game.name,
      percent(sheet.worst.basisPoints),
      sheet.worstChoice,
      percent(sheet.best.basisPoints),
      sheet.bestChoice,
    ]),
  ),
  'originals.wins': table(
    ['Game', '>Highest win', 'With'],
    originals.map(({ game }) => [game.name, highestInTable(game.highestWin), game.highestWin.choice ?? '']),
  ),
  'roulette.mostNumbers': String(mostPocketsAtRisk),
  'play.playthrough': String(currentTerms.playthrough),
  'play.expiryDays': String(currentTerms.expireAfterDays),
  'play.expiryWarnings': joinList(stepsBeforeExpiry.filter((days) => days > 0).map(String)),
  'play.leastGold': gold(Math.min(...stakes('gold'))),
  'play.mostGold': gold(Math.max(...stakes('gold'))),
  'play.leastSweeps': sweeps(Math.min(...stakes('sweeps'))),
  'play.mostSweeps': sweeps(Math.max(...stakes('sweeps'))),
  'play.slotSeconds': String(play.shortestCycleMs.slots / 1_000),
  'play.otherSeconds': String(play.shortestCycleMs.others / 1_000),
  'games.count': String(games.length),
  'games.table': table(
    ['Game', '>Return to player', '>Rounds that pay', '>Highest win'],
    games.map((game) => [game.name, returnLabel(game), hitRateLabel(game), highestInTable(game.highestWin)]),
  ),
  ...Object.fromEntries(
    games.flatMap((game) => [
      [`games.${game.id}.return`, returnLabel(game)],
      [`games.${game.id}.pays`, hitRateLabel(game)],
      [`games.${game.id}.highest`, highestLabel(game.highestWin)],
      [`games.${game.id}.kept`, percent(10_000 - game.rtpBasisPoints)],
    ]),
  ),

  'order.minimum': sweeps(store.minimumOrder),
  'order.identityAbove': sweeps(store.identityCheckAbove),
  'order.holdMinutes': String(store.reservationSeconds / 60),
  'order.mostLines': String(mostLines),
  'order.approvalDays': String(workingDaysToApproval),
  'order.shippingDays': String(workingDaysAfterStep.approved),
  'order.arrivalDays': String(workingDaysAfterStep.shipped),
  'order.goldForOne': gold(goldPerHundredth * 100),

  'limits.coolingHours': String(defaultRules.coolingMs / 3_600_000),
  'limits.restMinutes': String(defaultRules.restMs / 60_000),
  'limits.breaks': joinList(breakDays.map(String), 'or'),
  'limits.exclusions': joinList(
    exclusionMonths.map((months) =>
      months === null
        ? 'for good'
        : months < 12
          ? `${months} months`
          : months === 12
            ? '1 year'
            : `${months / 12} years`,
    ),
    'or',
  ),
  'limits.reminders': joinList(realityCheckMinutes.map(String), 'or'),
  'limits.reminder': String(Math.max(...realityCheckMinutes)),

  'closing.days': String(deletionRules.waitingDays),
  'closing.remindDays': String(deletionRules.remindDaysBefore),
  'kept.orders': years('orders'),
  'kept.purchases': years('purchases'),
  'kept.commission': years('commission'),
  'kept.identity': years('identity-decision'),
  'kept.terms': years('accepted-terms'),
  'kept.traits': years('shared-traits'),

  'friends.sweeps': sweeps(referralRules.sweeps),
  'friends.gold': gold(referralRules.gold),
  'friends.played': sweeps(referralRules.playedSweeps),
  'friends.mostAMonth': String(referralRules.mostAMonth),
  'friends.bindDays': String(referralRules.bindWithinDays),
  'friends.keptDays': String(referrerKeptDays),

  'support.reopenDays': String(ticketRules.reopenWithinDays),

  'codes.holdHours': String(codeHoldRules.hours),

  'affiliates.version': affiliateRules.version,
  'affiliates.commission': `${affiliateRules.shareBasisPoints / 100}%`,
  'affiliates.cookieDays': String(programRules.rememberedDays),
  'affiliates.holdDays': String(programRules.heldDays),
  'affiliates.firstHoldDays': String(programRules.firstPayoutHeldDays),
  'affiliates.payableFrom': dollars(programRules.payableFromCents),
};
