import { createHash } from 'node:crypto';
import { isbot } from 'isbot';
import { isAffiliateCode } from '#domain/affiliates/affiliate-code';
import type { Click } from '#domain/affiliates/attribution';
import { dayOf } from '#domain/affiliates/commission';
import { networkTrait } from '#domain/player/shared-trait';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import type { Visitor } from '#lambdas/runtime/http/visitor';
import { Outage } from '#lambdas/runtime/outage';
import type { TraitStore } from '#lambdas/traits/stores/trait-store';
import type { AffiliateStore } from './stores/affiliate-store';
import type { ClickStore } from './stores/click-store';

export interface CountClickDependencies {
  readonly affiliates: Pick<AffiliateStore, 'find' | 'findLink'>;
  readonly clicks: ClickStore;
  readonly traits: Pick<TraitStore, 'nameOf'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
  /** Returns an unguessable random text. */
  readonly makeSalt: () => string;
}

/**
 * Counts a click on an affiliate's link, once per visitor and day. Robots are ignored, as are clicks from one address beyond a daily limit.
 * The address is stored only as a hash under a salt that expires after two days. The click, while it is remembered, also keeps a hash under
 * a permanent key, which reveals affiliates who click their own links.
 *
 * @param requested.visitor random number that the visitor's browser keeps and that identifies the visitor
 * @returns the new click or the one counted before; null if nothing is counted
 */
export async function countClick(
  dependencies: CountClickDependencies,
  { code, visitor, subId }: { code: string; visitor: string; subId?: string | undefined },
  { address, userAgent }: Pick<Visitor, 'address' | 'userAgent'>,
): Promise<Click | null> {
  const { affiliates, clicks, traits, commitTogether, pause, now } = dependencies;
  if (userAgent === '' || isbot(userAgent) || !isAffiliateCode(code)) return null;
  const link = await affiliates.findLink(code);
  if (!link || link.closedAt) return null;
  const affiliate = await affiliates.find(link.affiliate);
  if (affiliate?.state !== 'approved') return null;

  const at = now();
  const day = dayOf(at);
  const network = await traits.nameOf(networkTrait(address));
  const click = {
    id: digest(`${visitor} ${code} ${day}`),
    affiliate: link.affiliate,
    link: code,
    network,
    at,
    ...(subId !== undefined && { subId }),
  };
  const addressHash = digest(`${await saltOf(dependencies, day)} ${address}`);
  const visitorHash = digest(visitor);
  const counted = await retryOnConflict(pause, async () => {
    const isNew = !(await clicks.isKnown(visitorHash, code, at));
    const writes = clicks.count(click, { visitor: visitorHash, addressHash, isNew });
    const result = await commitTogether([writes.click, writes.address, ...writes.others]);
    if (result.outcome === 'committed' || result.failed.includes(writes.click)) return 'counted';
    return result.failed.includes(writes.address) ? 'flooded' : conflict;
  });
  if (counted === conflict) throw new Outage('Clicks of a link stayed contended');
  return counted === 'counted' ? click : null;
}

async function saltOf(
  { clicks, commitTogether, pause, now, makeSalt }: CountClickDependencies,
  day: string,
): Promise<string> {
  const salt = await retryOnConflict(pause, async () => {
    const given = await clicks.saltOf(day);
    if (given !== undefined) return given;
    const made = makeSalt();
    const { outcome } = await commitTogether([clicks.addSalt(day, made, now())]);
    return outcome === 'committed' ? made : conflict;
  });
  if (salt === conflict) throw new Outage('The salt of a day stayed contended');
  return salt;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
