import type { Refusal } from '#contracts/errors';
import { isUnseen } from '#domain/rewards/order-code';
import { replacementsOf } from '#domain/rewards/replace-code';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import { replaceCode, type ReplaceCodeDependencies } from './replace-code';
import type { OrderName, PooledCode } from './stores/gift-code-store';

/** A request of an admin to void a batch. */
export interface VoidRequest {
  readonly product: string;
  /** Fingerprint of the request that added the codes. */
  readonly batch: string;
  readonly by: string;
  readonly key: string;
  readonly reason: string;
}

/** What a request voided, and what is left of the batch. */
export interface VoidedBatch {
  readonly voided: number;
  /** Unseen codes of orders that got another code. */
  readonly replaced: number;
  /** Unseen codes of orders that keep them, because the pool has no other code. */
  readonly kept: number;
  /** Unseen codes of orders that the next request replaces. */
  readonly remaining: number;
}

/** Leaves room in a transaction for the audit entry. */
const mostTogether = 90;
/** Orders whose code one request replaces; the next request continues. */
const mostOrders = 40;

/**
 * Voids the codes of a batch that no player has seen: free codes in transactions of their own, and each unseen code of an order together
 * with its replacement. An interrupted or repeated request continues, since a code is voided once.
 */
export async function voidBatch(
  dependencies: ReplaceCodeDependencies,
  request: VoidRequest,
): Promise<VoidedBatch | Refusal> {
  const { giftCodes } = dependencies;
  const all = await giftCodes.codesIn(request.product);
  const codes = all.filter((code) => code.request === request.batch);
  if (codes.length === 0) return { code: 'gift-codes/unknown-batch' };
  let voided = 0;
  const free = codes.filter(({ state }) => state === 'free').map(({ code }) => code);
  for (const [part, each] of inParts(free).entries()) {
    const done = await voidPart(dependencies, request, part, each);
    if (isRefusal(done)) return done;
    voided += done.voided;
  }

  const unseen = codes.filter(({ state }) => state === 'unseen');
  const counts = { replaced: 0, kept: 0, remaining: Math.max(unseen.length - mostOrders, 0) };
  for (const code of unseen.slice(0, mostOrders)) {
    const outcome = await replaceOf(dependencies, request, code);
    if (outcome !== 'gone') counts[outcome] += 1;
  }
  return { voided, ...counts };
}

/** Voids those of these codes that are still free. */
async function voidPart(
  { giftCodes, commitTogether, pause, now, audit }: ReplaceCodeDependencies,
  { product, batch, by, key, reason }: VoidRequest,
  part: number,
  codes: readonly string[],
): Promise<{ voided: number } | Refusal> {
  const done = await retryOnConflict(pause, async () => {
    const free = await giftCodes.free(product, codes);
    if (free.length === 0) return { voided: 0 };
    const at = now();
    const act: AtomicWrite = audit.record({
      id: auditId(at, JSON.stringify([by, 'void-codes', product, batch, key, part])),
      at,
      actor: by,
      act: 'gift-codes-voided',
      subject: { kind: 'gift-pool', id: product },
      reason,
      detail: { codes: free.length },
    });
    const { outcome } = await commitTogether([
      ...free.map((code) => giftCodes.voidFree(product, code, at)),
      act,
    ]);
    return outcome === 'conflict' ? conflict : { voided: free.length };
  });
  return done === conflict ? { code: 'request/unavailable' } : done;
}

async function replaceOf(
  dependencies: ReplaceCodeDependencies,
  { by, key, reason }: VoidRequest,
  { code, holder }: PooledCode,
): Promise<'replaced' | 'kept' | 'remaining' | 'gone'> {
  const { player, order: id } = holder as OrderName;
  const order = await dependencies.orders.find(player, id);
  const index = order?.codes.findIndex((each) => each.code === code && isUnseen(each)) ?? -1;
  const before = order?.codes[index];
  if (!before) return 'gone';
  const replaced = await replaceCode(dependencies, {
    player,
    order: id,
    by,
    key: `${key} ${code}`,
    reason,
    replacer: null,
    number: index + 1,
    replacements: replacementsOf(before),
  });
  if (!isRefusal(replaced)) return 'replaced';
  if (replaced.code === 'orders/no-code-left') return 'kept';
  return replaced.code === 'request/unavailable' ? 'remaining' : 'gone';
}

function inParts<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / mostTogether) }, (_each, index) =>
    all.slice(index * mostTogether, (index + 1) * mostTogether),
  );
}
