import { programRules } from '#domain/affiliates/affiliate-rules';
import type { Application } from '#domain/affiliates/program';
import { isRefusal } from '#lambdas/runtime/refusal';
import { applyAsAffiliate } from './apply-as-affiliate';
import { decideAbout, type ReviewAffiliatesDependencies } from './review-affiliates';

/** The admin of the audit entry. */
const actor = 'demo-data';

const application: Application = {
  site: 'https://harbor-reviews.test',
  channels: ['website', 'newsletter'],
  audience: 'Readers of reviews of casual games, most of them in Texas and Florida.',
  taxCountry: 'US',
  termsVersion: programRules.termsVersion,
};

/**
 * Makes a demo account an approved affiliate by the steps of every affiliate. An account that has applied before stays as it is.
 *
 * @throws Error when the program refuses it
 */
export async function approveDemoAffiliate(
  dependencies: ReviewAffiliatesDependencies,
  player: string,
): Promise<void> {
  const applied = await applyAsAffiliate(dependencies, { player, application });
  if (isRefusal(applied) && applied.code === 'affiliates/already-applied') return;
  const decision = { affiliate: player, decision: 'approve', reason: null, actor } as const;
  const decided = isRefusal(applied) ? applied : await decideAbout(dependencies, decision);
  if (isRefusal(decided)) throw new Error(`A demo affiliate was refused: ${decided.code}`);
}
