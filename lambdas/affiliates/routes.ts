import * as contract from '#contracts/affiliates/routes';
import { checkApplicationEligibility } from '#domain/affiliates/affiliate-policy';
import { programRules, rulesOn } from '#domain/affiliates/affiliate-rules';
import { dayOf } from '#domain/affiliates/commission';
import { checkDeletion } from '#domain/player/deletion';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { accrualAnswer, linkAnswer, payoutAnswer, programAnswer, statementAnswer } from './affiliate-answers';
import { createAffiliateGuards } from './affiliate-guards';
import { type AffiliateDependencies, applyAsAffiliate } from './apply-as-affiliate';
import { bindClick, type BindClickDependencies } from './bind-click';
import { changeLink, createLink, hasNoMetrics } from './change-links';
import { enterPayoutDetails } from './enter-payout-details';
import { readMetrics } from './read-metrics';
import type { CommissionStore } from './stores/commission-store';

export interface AffiliateRouteDependencies
  extends AffiliateDependencies, Omit<BindClickDependencies, 'affiliates' | 'commissions'> {
  readonly commissions: CommissionStore;
}

/** Adds the routes of the affiliate program, which the function of the bonuses serves. */
export function addAffiliateRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: AffiliateRouteDependencies,
): void {
  const { affiliates, commissions, loadOrOpen, now, rules } = dependencies;
  const { asAffiliate, asReader, noteNetwork } = createAffiliateGuards(dependencies);

  playerRoute(contract.readAffiliate, async ({ id: player }) => {
    const { version, shareBasisPoints } = rulesOn(dayOf(now()));
    const { termsVersion, heldDays, firstPayoutHeldDays, payableFromCents, rememberedDays } = programRules;
    return {
      program: programAnswer(await affiliates.find(player)),
      rules: {
        version,
        shareBasisPoints,
        termsVersion,
        heldDays,
        firstPayoutHeldDays,
        payableFromCents,
        rememberedDays,
      },
    };
  });

  playerRoute(contract.requestAffiliate, async ({ id: player }, { body: application }, visitor) => {
    const { play } = await loadOrOpen(player);
    const refusal = checkDeletion(play.deletion) ?? checkApplicationEligibility(play, now(), rules);
    if (refusal) return refusal;
    const applied = await applyAsAffiliate(dependencies, { player, application });
    if (!isRefusal(applied)) await noteNetwork(player, visitor);
    return isRefusal(applied) ? applied : { program: programAnswer(applied) };
  });

  playerRoute(contract.listAffiliateLinks, ({ id: player }, _input, visitor) =>
    asAffiliate(player, visitor, async () => ({ items: (await affiliates.linksOf(player)).map(linkAnswer) })),
  );

  playerRoute(
    contract.createAffiliateLink,
    ({ id: affiliate }, { body: { name }, idempotencyKey: key }, visitor) =>
      asAffiliate(affiliate, visitor, async () => {
        const link = await createLink(dependencies, { affiliate, name, key });
        return isRefusal(link) ? link : { link: linkAnswer(link) };
      }),
  );

  playerRoute(contract.changeAffiliateLink, ({ id: affiliate }, { parameters: { code }, body }, visitor) =>
    asAffiliate(affiliate, visitor, async () => {
      const link = await changeLink(dependencies, { affiliate, code, ...body });
      return isRefusal(link) ? link : { link: linkAnswer(link) };
    }),
  );

  playerRoute(contract.readAffiliateMetrics, ({ id: affiliate }, { query }, visitor) =>
    asReader(affiliate, visitor, () => readMetrics(dependencies, { affiliate, ...query })),
  );

  playerRoute(contract.listCommissionAccruals, ({ id: affiliate }, { query: { limit, before } }, visitor) =>
    asReader(affiliate, visitor, async () => {
      const [{ items, next }, statements] = await Promise.all([
        commissions.linesOf(affiliate, { limit, from: before }),
        affiliates.statementsOf(affiliate),
      ]);
      const settled = { statements, today: dayOf(now()) };
      return { items: items.map((line) => accrualAnswer(line, settled)), next };
    }),
  );

  playerRoute(contract.listAffiliateStatements, ({ id: affiliate }, { query: { limit, before } }, visitor) =>
    asReader(affiliate, visitor, async () => {
      const statements = (await affiliates.statementsOf(affiliate)).reverse();
      const older = statements.filter(({ month }) => before === undefined || month < before);
      const items = older.slice(0, limit);
      const isMore = older.length > items.length;
      return { items: items.map(statementAnswer), next: isMore ? (items.at(-1)?.month ?? null) : null };
    }),
  );

  playerRoute(contract.readPayoutDetails, ({ id: affiliate }, _input, visitor) =>
    asReader(affiliate, visitor, async () => payoutAnswer(await affiliates.payoutDetailsOf(affiliate))),
  );

  playerRoute(contract.enterPayoutDetails, async ({ id: affiliate }, { body }) => {
    const refused = await hasNoMetrics(dependencies, affiliate);
    if (refused) return refused;
    const { method, taxForm: form } = body;
    const entered = await enterPayoutDetails(dependencies, { affiliate, method, form });
    return isRefusal(entered) ? entered : payoutAnswer(entered);
  });

  playerRoute(contract.bindClick, async ({ id: player }, { body: { click }, idempotencyKey: key }) => {
    const bound = await bindClick(dependencies, { player, clickId: click, key });
    return isRefusal(bound) ? bound : { boundAt: bound.boundAt.toISOString() };
  });
}
