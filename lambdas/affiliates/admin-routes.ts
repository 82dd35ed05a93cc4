import * as contract from '#contracts/affiliates/admin-routes';
import { type CommissionAccrual, dayOf, leftOf } from '#domain/affiliates/commission';
import { type AffiliateMatch, isOpenMatch } from '#domain/affiliates/match';
import type { Affiliate } from '#domain/affiliates/program';
import type { SettledMonth, Statement } from '#domain/affiliates/settlement';
import { readPeople } from '#lambdas/account/admin/read-people';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { accrualAnswer, payoutAnswer, programAnswer, statementAnswer } from './affiliate-answers';
import {
  type AffiliateMatchDependencies,
  commissionLeft,
  findMatches,
  judgeMatch,
} from './affiliate-matches';
import { reviewTaxForm, viewPayoutMethod } from './change-payout-details';
import {
  type AffiliateTotalsDependencies,
  findAffiliates,
  type ListAffiliatesDependencies,
  readNames,
  readTotals,
} from './list-affiliates';
import { decideAbout, reverseCommission } from './review-affiliates';
import { payStatement, runPayouts } from './settle-payouts';

/** Adds the routes for admins to review affiliates, and for SUPERADMINS to pay them. */
export function addAffiliateReviewRoutes(
  { adminRoute, superadminRoute }: Pick<Api, 'adminRoute' | 'superadminRoute'>,
  dependencies: AffiliateMatchDependencies & ListAffiliatesDependencies & AffiliateTotalsDependencies,
): void {
  const { affiliates, commissions, now } = dependencies;
  const settlementOf = async (affiliate: string) => ({
    statements: await affiliates.statementsOf(affiliate),
    today: dayOf(now()),
  });

  adminRoute(contract.listAffiliates, async (_admin, { query: { state, find, limit, after } }) => {
    const { items, next } =
      find === undefined
        ? await affiliates.inState(state, { limit, from: after })
        : await findAffiliates(dependencies, { state, find, limit, after });
    return { items: await placedTogether(items), next };
  });

  adminRoute(contract.readAffiliateTotals, async (_admin, { parameters: { affiliate } }) => {
    if (!(await affiliates.find(affiliate))) return { code: 'affiliates/unknown-affiliate' };
    return { totals: await readTotals(dependencies, affiliate) };
  });

  adminRoute(contract.decideAffiliate, async ({ id: actor }, { parameters, body, idempotencyKey: key }) => {
    const decided = await decideAbout(dependencies, { ...parameters, ...body, actor, key });
    return isRefusal(decided) ? decided : placed(decided);
  });

  adminRoute(contract.judgeMatch, async ({ id: actor }, { parameters, body, idempotencyKey: key }) => {
    const found = await affiliates.find(parameters.affiliate);
    if (!found) return { code: 'affiliates/unknown-affiliate' };
    const refused = await judgeMatch(dependencies, { ...parameters, ...body, actor, key });
    return refused ?? placed(found);
  });

  adminRoute(contract.reviewCommissionAccruals, async (_admin, { parameters: { affiliate }, query }) => {
    const [{ items, next }, settledBy] = await Promise.all([
      commissions.linesOf(affiliate, { limit: query.limit, from: query.before }),
      settlementOf(affiliate),
    ]);
    const people = await readPeople(
      dependencies,
      items.map(({ player }) => player),
    );
    return { items: items.map((line) => reviewed(line, settledBy)), next, people };
  });

  adminRoute(contract.reverseCommission, async ({ id: actor }, { parameters, body }) => {
    const line = await reverseCommission(dependencies, { ...parameters, ...body, actor });
    return isRefusal(line) ? line : { line: reviewed(line, await settlementOf(line.affiliate)) };
  });

  adminRoute(contract.listPayouts, async (_admin, { query: { month, limit, after } }) => {
    const page = await affiliates.statementsIn(month as SettledMonth, { limit, from: after });
    const people = await readPeople(
      dependencies,
      page.items.map(({ affiliate }) => affiliate),
    );
    return { items: page.items.map(settled), next: page.next, people };
  });

  superadminRoute(contract.runPayouts, async ({ id: actor }, { body: { month, after } }) => {
    const run = await runPayouts(dependencies, { month: month as SettledMonth, after, actor });
    if (isRefusal(run)) return run;
    const { items, inReview, next } = run;
    return { items: items.map(settled), inReview, next, people: await readPeople(dependencies, inReview) };
  });

  superadminRoute(contract.payStatement, async ({ id: actor }, { parameters, body: { reference } }) => {
    const month = parameters.month as SettledMonth;
    const paid = await payStatement(dependencies, {
      affiliate: parameters.affiliate,
      month,
      reference,
      actor,
    });
    return isRefusal(paid) ? paid : settled(paid);
  });

  adminRoute(contract.reviewTaxForm, async ({ id: actor }, { parameters, body }) => {
    const reviewed = await reviewTaxForm(dependencies, { ...parameters, ...body, actor });
    if (isRefusal(reviewed)) return reviewed;
    const found = await affiliates.find(parameters.affiliate);
    return found ? placed(found) : { code: 'affiliates/unknown-affiliate' };
  });

  superadminRoute(contract.viewPayoutMethod, ({ id: actor }, { parameters: { affiliate } }) =>
    viewPayoutMethod(dependencies, { affiliate, actor }),
  );

  async function placed(affiliate: Affiliate) {
    return placedAs(affiliate, await readNames(dependencies, [affiliate]));
  }

  async function placedTogether(page: readonly Affiliate[]) {
    const nameOf = await readNames(dependencies, page);
    return Promise.all(page.map((each) => placedAs(each, nameOf)));
  }

  async function placedAs(affiliate: Affiliate, nameOf: Awaited<ReturnType<typeof readNames>>) {
    const [matches, payout] = await Promise.all([
      findMatches(dependencies, affiliate.player),
      affiliates.payoutDetailsOf(affiliate.player),
    ]);
    return {
      ...nameOf(affiliate.player),
      payout: payoutAnswer(payout),
      affiliate: affiliate.player,
      ...programAnswer(affiliate),
      matches: await matchAnswers(affiliate.player, matches),
    };
  }

  async function matchAnswers(affiliate: string, matches: readonly AffiliateMatch[]) {
    if (matches.length === 0) return [];
    const people = await readPeople(
      dependencies,
      matches.map(({ player }) => player),
    );
    const personOf = new Map(people.map((person) => [person.player, person]));
    return Promise.all(
      matches.map(async ({ player, kinds, verdict }) => {
        const isOpen = isOpenMatch({ kinds, verdict });
        return {
          ...(personOf.get(player) ?? { player, email: null, displayName: null }),
          inCommon: [...kinds],
          verdict: verdict?.verdict ?? null,
          isOpen,
          leftCents: isOpen ? await commissionLeft(dependencies, { affiliate, player }) : 0,
        };
      }),
    );
  }
}

function reviewed(line: CommissionAccrual, settledBy: Parameters<typeof accrualAnswer>[1]) {
  return {
    ...accrualAnswer(line, settledBy),
    player: line.player,
    sequence: line.sequence,
    leftCents: leftOf(line),
  };
}

function settled(statement: Statement) {
  return { affiliate: statement.affiliate, ...statementAnswer(statement) };
}
