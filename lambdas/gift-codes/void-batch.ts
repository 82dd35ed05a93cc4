import type { Refusal } from '#contracts/errors';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { ReplaceCodeDependencies } from './replace-code';
import { replaceUnviewed } from './replace-unviewed';
import type { PooledCode } from './stores/gift-code-items';
import type { GiftCodeStore } from './stores/gift-code-store';
import { voidFreeCodes, type VoidRequest } from './void-free-codes';

/** What a request voided, and what is left of the batch. */
export interface VoidedBatch {
  readonly voided: number;
  /** Unviewed codes of orders that got another code. */
  readonly replaced: number;
  /** Unviewed codes of orders that keep them, because the pool has no other code. */
  readonly kept: number;
  /** Codes that the next request voids or replaces. */
  readonly remaining: number;
}

/** Orders whose code one request replaces; the next request continues. */
const mostOrders = 40;

/**
 * Voids the codes of a batch that no player has viewed: free codes in transactions of their own, and each unviewed code of an order together
 * with its replacement. An interrupted or repeated request continues, since a code is voided once. Checkouts may take a code of the batch, or
 * return one, while the request runs: the codes are read again at the end, and those left are counted.
 */
export async function voidBatch(
  dependencies: ReplaceCodeDependencies,
  request: VoidRequest,
): Promise<VoidedBatch | Refusal> {
  const { giftCodes } = dependencies;
  const codes = await codesOfBatch(giftCodes, request);
  if (codes.length === 0) return { code: 'gift-codes/unknown-batch' };
  const free = codes.filter(({ state }) => state === 'free').map(({ code }) => code);
  const voided = await voidFreeCodes(dependencies, request, free);
  if (isRefusal(voided)) return voided;

  const counts = { replaced: 0, kept: 0 };
  const staying = new Set<string>();
  const unviewed = codes.filter((code) => code.state === 'unviewed');
  for (const code of unviewed.slice(0, mostOrders)) {
    const outcome = await replaceUnviewed(dependencies, request, code);
    if (outcome === 'replaced' || outcome === 'kept') counts[outcome] += 1;
    if (outcome === 'kept' || outcome === 'viewed') staying.add(code.code);
  }

  const remaining = (await codesOfBatch(giftCodes, request)).filter(
    ({ code, state }) => (state === 'free' || state === 'unviewed') && !staying.has(code),
  );
  return { ...voided, ...counts, remaining: remaining.length };
}

/** Reads the whole pool, which returns no more codes than one request added. */
async function codesOfBatch(
  giftCodes: Pick<GiftCodeStore, 'codesIn'>,
  { product, batch }: VoidRequest,
): Promise<PooledCode[]> {
  const found: PooledCode[] = [];
  let after: string | undefined;
  do {
    const { codes, next } = await giftCodes.codesIn(product, { batch, after });
    found.push(...codes);
    after = next;
  } while (after !== undefined);
  return found;
}
