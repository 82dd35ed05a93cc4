import type { Refusal } from '#contracts/errors';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { ReplaceCodeDependencies } from './replace-code';

/** A request of an admin to void a batch. */
export interface VoidRequest {
  readonly product: string;
  /** Fingerprint of the request that added the codes. */
  readonly batch: string;
  readonly by: string;
  readonly key: string;
  readonly reason: string;
}

/** Leaves room in a transaction for the audit entry. */
const mostTogether = 90;

/** Voids those of these codes of a batch that are still free, in transactions that each have an audit entry. */
export async function voidFreeCodes(
  dependencies: ReplaceCodeDependencies,
  request: VoidRequest,
  codes: readonly string[],
): Promise<{ voided: number } | Refusal> {
  let voided = 0;
  for (const [part, each] of inParts(codes).entries()) {
    const done = await voidPart(dependencies, request, part, each);
    if (isRefusal(done)) return done;
    voided += done.voided;
  }
  return { voided };
}

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
    const { outcome } = await commitTogether([
      ...free.map((code) => giftCodes.voidFree(product, code, at)),
      audit.record({
        id: auditId(at, JSON.stringify([by, 'void-codes', product, batch, key, part])),
        at,
        actor: by,
        act: 'gift-codes-voided',
        subject: { kind: 'gift-pool', id: product },
        reason,
        detail: { codes: free.length },
      }),
    ]);
    return outcome === 'conflict' ? conflict : { voided: free.length };
  });
  return done === conflict ? { code: 'request/unavailable' } : done;
}

function inParts<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / mostTogether) }, (_each, index) =>
    all.slice(index * mostTogether, (index + 1) * mostTogether),
  );
}
