import type { Refusal } from '#contracts/errors';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import type { CodeSeal } from './code-seal';
import type { GiftCodeStore, SealedCode } from './stores/gift-code-store';

export interface AddCodesDependencies {
  readonly giftCodes: GiftCodeStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** Codes that somebody adds to a pool. */
export interface CodesToAdd {
  readonly product: string;
  /** One a line, trimmed; an empty line is none. */
  readonly lines: readonly string[];
  /** Fingerprint of the request, by which a repeat finds what it added itself. */
  readonly request: string;
}

/** What became of codes: how many are in the pool now, and which lines are there twice, counted from 1. */
export interface CodesAdded {
  readonly added: number;
  readonly duplicates: readonly { readonly line: number; readonly of: 'this-list' | 'the-pool' }[];
  /** Fingerprints of the codes that this call itself wrote. */
  readonly written: readonly string[];
}

interface Candidate extends SealedCode {
  readonly line: number;
}

/** With the entry of the log and the pool's own row a transaction has room for them. */
const mostTogether = 90;

/**
 * Adds codes to a pool, sealed. Lines that are in the list or the pool already are told by their number, and all others are added, in
 * parts: whoever is stopped in between asks again with the same key, and what that request has added counts as added.
 *
 * @param audit  the entry of the log for a part of so many codes
 */
export async function addCodes(
  dependencies: AddCodesDependencies,
  seal: CodeSeal,
  asked: CodesToAdd,
  audit: (part: number, codes: number, at: Date) => AtomicWrite,
): Promise<CodesAdded | Refusal> {
  const { giftCodes, commitTogether, pause, now } = dependencies;
  const { candidates, duplicates } = candidatesOf(seal, asked, now());
  const parts = inParts(candidates);
  const written: string[] = [];
  for (const [index, part] of parts.entries()) {
    const done = await retryOnConflict(pause, async () => {
      const known = await giftCodes.known(
        asked.product,
        part.map(({ code }) => code),
      );
      const fresh = part.filter(({ code }) => !known.has(code));
      if (fresh.length === 0) return true;
      const { outcome } = await commitTogether([
        giftCodes.openPool(asked.product),
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
    asked.product,
    candidates.map(({ code }) => code),
  );
  const others = candidates.filter(({ code }) => known.get(code) !== asked.request);
  const told = [...duplicates, ...others.map(({ line }) => ({ line, of: 'the-pool' as const }))];
  return {
    added: candidates.length - others.length,
    duplicates: told.toSorted((left, right) => left.line - right.line),
    written,
  };
}

function candidatesOf(seal: CodeSeal, { product, lines, request }: CodesToAdd, addedAt: Date) {
  const candidates = new Map<string, Candidate>();
  const duplicates: { line: number; of: 'this-list' }[] = [];
  for (const [index, text] of lines.entries()) {
    if (text === '') continue;
    const line = index + 1;
    const code = seal.fingerprint(product, text);
    if (candidates.has(code)) duplicates.push({ line, of: 'this-list' });
    else candidates.set(code, { product, code, line, sealed: seal.seal(product, text), addedAt, request });
  }
  return { candidates: [...candidates.values()], duplicates };
}

function inParts<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / mostTogether) }, (_each, index) =>
    all.slice(index * mostTogether, (index + 1) * mostTogether),
  );
}
