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
  /** A text by chance that nobody guesses. */
  readonly makeSalt: () => string;
}

/**
 * Counts a click on an affiliate's link, once a day for each visitor. Robots are not counted, nor what comes from one address beyond a
 * number a day. Of the address a hash is kept under a salt that is thrown away after two days; and with the click, for as long as that is
 * remembered, one under a key that stays, by which an affiliate is found who clicks their own links.
 *
 * @param asked.visitor  a number by chance that the visitor's browser keeps; whoever knows it is the visitor
 * @returns the click, now or as it was counted before; null where nothing is counted
 */
export async function countClick(
  dependencies: CountClickDependencies,
  { code, visitor }: { code: string; visitor: string },
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
  };
  const addressHash = digest(`${await saltOf(dependencies, day)} ${address}`);
  const visitorHash = digest(visitor);
  const counted = await retryOnConflict(pause, async () => {
    const isNew = !(await clicks.isKnown(visitorHash, code));
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
