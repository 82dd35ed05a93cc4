import * as z from 'zod';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import { addCodes, type AddCodesDependencies } from './add-codes';
import type { CodeSeal } from './code-seal';

/** Pools in the format of `content/seed/gift-codes.json`. */
const demoCodes = z.strictObject({
  pools: z.array(z.strictObject({ product: z.string().min(1), codes: z.int().min(1).max(100) })),
});

export interface AddDemoCodesDependencies extends AddCodesDependencies {
  readonly sealOfCodes: () => Promise<CodeSeal>;
  readonly audit: Pick<AuditStore, 'record'>;
}

const actor = 'demo-data';

/**
 * Fills pools of gift codes on a stage with demo accounts. The codes follow from their product, so a repeat adds none, taken or not.
 *
 * @throws ZodError when the event is no such list
 */
export function addDemoCodes(dependencies: AddDemoCodesDependencies) {
  return async (event: unknown): Promise<{ added: number }> => {
    const seal = await dependencies.sealOfCodes();
    let added = 0;
    for (const { product, codes } of demoCodes.parse(event).pools) {
      const lines = Array.from({ length: codes }, (_code, index) => codeOf(product, index + 1));
      const toAdd = { product, lines, request: `demo ${product} ${codes}` };
      const result = await addCodes(dependencies, seal, toAdd, (part, count, at) =>
        dependencies.audit.record({
          id: auditId(at, `${toAdd.request} ${part}`),
          at,
          actor,
          act: 'gift-codes-added',
          subject: { kind: 'gift-pool', id: product },
          reason: null,
          detail: { codes: count },
        }),
      );
      if (isRefusal(result)) throw new Error(`The pool of ${product} could not be filled: ${result.code}`);
      added += result.written.length;
    }
    return { added };
  };
}

function codeOf(product: string, number: number): string {
  return `DEMO-${product.toUpperCase()}-${String(number).padStart(4, '0')}`;
}
