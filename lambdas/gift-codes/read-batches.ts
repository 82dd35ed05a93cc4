import type { PooledCode } from './stores/gift-code-items';
import type { GiftCodeStore } from './stores/gift-code-store';

/** The codes that one request added to a pool, by what became of them. */
export interface CodeBatch {
  /** Fingerprint of the request. */
  readonly id: string;
  readonly addedAt: Date;
  readonly available: number;
  /** Issued to an order whose player has not viewed them. */
  readonly unviewed: number;
  readonly viewed: number;
  readonly voided: number;
}

/** The batches of a pool. */
export interface CodeBatches {
  /** Newest first. */
  readonly batches: readonly CodeBatch[];
  /** Whether the pool has more codes than one response counts. */
  readonly remaining: boolean;
}

/** Pages of DynamoDB to read for one response, about 3,000 codes each. */
const mostPages = 10;

/** Returns the batches of a product's pool. */
export async function readBatches(
  { giftCodes }: { readonly giftCodes: Pick<GiftCodeStore, 'codesIn'> },
  product: string,
): Promise<CodeBatches> {
  const { codes, remaining } = await readCodes(giftCodes, product);
  const byRequest = new Map<string, PooledCode[]>();
  for (const code of codes) byRequest.set(code.request, [...(byRequest.get(code.request) ?? []), code]);
  const batches = [...byRequest].map(([id, ofBatch]) => ({
    id,
    addedAt: ofBatch.map(({ addedAt }) => addedAt).reduce((one, other) => (other < one ? other : one)),
    available: countOf(ofBatch, 'free'),
    unviewed: countOf(ofBatch, 'unviewed'),
    viewed: countOf(ofBatch, 'viewed'),
    voided: countOf(ofBatch, 'void'),
  }));
  return {
    batches: batches.toSorted((one, other) => other.addedAt.getTime() - one.addedAt.getTime()),
    remaining,
  };
}

async function readCodes(giftCodes: Pick<GiftCodeStore, 'codesIn'>, product: string) {
  const codes: PooledCode[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const found = await giftCodes.codesIn(product, { after });
    codes.push(...found.codes);
    after = found.next;
    if (after === undefined) break;
  }
  return { codes, remaining: after !== undefined };
}

function countOf(codes: readonly PooledCode[], state: PooledCode['state']): number {
  return codes.filter((code) => code.state === state).length;
}
