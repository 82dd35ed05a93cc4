import type { GiftCodeStore, PooledCode } from './stores/gift-code-store';

/** The codes that one request added to a pool, by what became of them. */
export interface CodeBatch {
  /** Fingerprint of the request. */
  readonly id: string;
  readonly addedAt: Date;
  readonly available: number;
  /** Issued to an order whose player has not viewed them. */
  readonly unseen: number;
  readonly seen: number;
  readonly voided: number;
}

/** Returns the batches of a product's pool, newest first. */
export async function readBatches(
  { giftCodes }: { readonly giftCodes: Pick<GiftCodeStore, 'codesIn'> },
  product: string,
): Promise<CodeBatch[]> {
  const batches = new Map<string, PooledCode[]>();
  for (const code of await giftCodes.codesIn(product))
    batches.set(code.request, [...(batches.get(code.request) ?? []), code]);
  return [...batches]
    .map(([id, codes]) => ({
      id,
      addedAt: codes.map(({ addedAt }) => addedAt).reduce((one, other) => (other < one ? other : one)),
      available: countOf(codes, 'free'),
      unseen: countOf(codes, 'unseen'),
      seen: countOf(codes, 'seen'),
      voided: countOf(codes, 'void'),
    }))
    .toSorted((one, other) => other.addedAt.getTime() - one.addedAt.getTime());
}

function countOf(codes: readonly PooledCode[], state: PooledCode['state']): number {
  return codes.filter((code) => code.state === state).length;
}
