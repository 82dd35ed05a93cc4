import { programRules } from '#domain/affiliates/affiliate-rules';
import type { Application } from '#domain/affiliates/program';
import { isRefusal } from '#lambdas/runtime/refusal';
import { applyAsAffiliate } from './apply-as-affiliate';
import { decideAbout, type ReviewAffiliatesDependencies } from './review-affiliates';

/** The admin of the audit entry. */
const actor = 'demo-data';

/**
 * Makes a demo account an approved affiliate by the steps of every affiliate. An account that has applied before stays as it is.
 *
 * @throws Error when the program refuses it
 */
export async function approveDemoAffiliate(
  dependencies: ReviewAffiliatesDependencies,
  player: string,
  applied: Omit<Application, 'termsVersion'>,
): Promise<void> {
  const application = { ...applied, termsVersion: programRules.termsVersion };
  const result = await applyAsAffiliate(dependencies, { player, application });
  if (isRefusal(result) && result.code === 'affiliates/already-applied') return;
  const decision = { affiliate: player, decision: 'approve', reason: null, actor, key: 'approve' } as const;
  const decided = isRefusal(result) ? result : await decideAbout(dependencies, decision);
  if (isRefusal(decided)) throw new Error(`A demo affiliate was refused: ${decided.code}`);
}
