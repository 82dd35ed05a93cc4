import type { Refusal } from '#contracts/errors';
import { matchesPattern } from '#domain/rewards/code-pattern';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import type { CodeSeal } from './code-seal';
import type { SealedCode } from './stores/gift-code-items';
import type { GiftCodeStore } from './stores/gift-code-store';

export interface AddCodesDependencies {
  readonly giftCodes: GiftCodeStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** Codes to add to a pool. */
export interface CodesToAdd {
  readonly product: string;
  /** One code per line, trimmed; empty lines are skipped. */
  readonly lines: readonly string[];
  /** Fingerprint of the request, by which a retry recognizes the codes that it added. */
  readonly request: string;
}

/** Number of codes added, and the lines that were not, counted from 1. */
export interface CodesAdded {
  readonly added: number;
  readonly duplicates: readonly { readonly line: number; readonly of: 'this-list' | 'the-pool' }[];
  /** Lines that do not match the pattern of the pool. */
  readonly invalid: readonly number[];
  /** Fingerprints of the codes that this call wrote. */
  readonly written: readonly string[];
}

interface Candidate extends SealedCode {
  readonly line: number;
}

/** Leaves room in a transaction for the audit entry and the pool's row. */
const mostTogether = 90;

/**
 * Adds encrypted codes to a pool in batches. Lines that are already in the list or the pool, or that do not match the pool's pattern, are
 * reported by their number; all others are added. A retry with the same key and lines continues after an interruption, and its earlier codes
 * count as added; the key is refused for other lines.
 *
 * @param audit  builds the audit entry of a batch
 */
export async function addCodes(
  dependencies: AddCodesDependencies,
  seal: CodeSeal,
  toAdd: CodesToAdd,
  audit: (part: number, codes: number, at: Date) => AtomicWrite,
): Promise<CodesAdded | Refusal> {
  const { giftCodes, commitTogether, pause, now } = dependencies;
  const { product, request, lines } = toAdd;
  const input = seal.fingerprint(product, JSON.stringify(lines));
  if (!(await giftCodes.claim({ product, request, input }))) return { code: 'idempotency/key-reused' };
  const pattern = await giftCodes.patternOf(product);
  const { candidates, duplicates, invalid } = candidatesOf(seal, toAdd, { pattern, addedAt: now() });
  const parts = inParts(candidates);
  const written: string[] = [];
  for (const [index, part] of parts.entries()) {
    const done = await retryOnConflict(pause, async () => {
      const known = await giftCodes.known(
        toAdd.product,
        part.map(({ code }) => code),
      );
      const fresh = part.filter(({ code }) => !known.has(code));
      if (fresh.length === 0) return true;
      const { outcome } = await commitTogether([
        giftCodes.openPool(toAdd.product),
        ...fresh.map((code) => giftCodes.add(code)),
        audit(index, fresh.length, now()),
      ]);
      if (outcome === 'conflict') return conflict;
      written.push(...fresh.map(({ code }) => code));
      return true;
    });
    if (done === conflict) return { code: 'request/unavailable' };
  }

  const known = await giftCodes.known(
    toAdd.product,
    candidates.map(({ code }) => code),
  );
  const others = candidates.filter(({ code }) => known.get(code) !== toAdd.request);
  const reported = [...duplicates, ...others.map(({ line }) => ({ line, of: 'the-pool' as const }))];
  return {
    added: candidates.length - others.length,
    duplicates: reported.toSorted((left, right) => left.line - right.line),
    invalid,
    written,
  };
}

function candidatesOf(
  seal: CodeSeal,
  { product, lines, request }: CodesToAdd,
  { pattern, addedAt }: { pattern: string | null; addedAt: Date },
) {
  const candidates = new Map<string, Candidate>();
  const duplicates: { line: number; of: 'this-list' }[] = [];
  const invalid: number[] = [];
  for (const [index, text] of lines.entries()) {
    if (text === '') continue;
    const line = index + 1;
    if (!matchesPattern(text, pattern)) {
      invalid.push(line);
      continue;
    }
    const code = seal.fingerprint(product, text);
    if (candidates.has(code)) duplicates.push({ line, of: 'this-list' });
    else candidates.set(code, { product, code, line, sealed: seal.seal(product, text), addedAt, request });
  }
  return { candidates: [...candidates.values()], duplicates, invalid };
}

function inParts<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / mostTogether) }, (_each, index) =>
    all.slice(index * mostTogether, (index + 1) * mostTogether),
  );
}
