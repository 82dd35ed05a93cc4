import * as contract from '#contracts/gift-codes/admin-routes';
import { fulfillmentOf } from '#domain/rewards/category';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { transactionId } from '#lambdas/wallet/settle-once';
import { addCodes } from './add-codes';
import type { CodeSeal } from './code-seal';
import { readBatches } from './read-batches';
import { readPools, type ReadPoolsDependencies } from './read-pools';
import { serveOrders, type ServeOrdersDependencies } from './serve-orders';
import { setPattern } from './set-pattern';
import { voidBatch } from './void-batch';

export interface GiftCodeDependencies extends ServeOrdersDependencies, ReadPoolsDependencies {
  readonly sealOfCodes: () => Promise<CodeSeal>;
  readonly audit: AuditStore;
}

/** Registers the routes with which admins manage pools of gift codes. No response contains a code. */
export function addGiftCodeRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: GiftCodeDependencies,
): void {
  const { products, audit, sealOfCodes } = dependencies;

  adminRoute(contract.listGiftCodePools, (_admin, { query }) => readPools(dependencies, query));

  adminRoute(
    contract.addGiftCodes,
    async ({ id: actor }, { parameters: { product }, body: { codes: lines }, idempotencyKey: key }) => {
      const found = (await products.find([product])).get(product);
      if (!found || fulfillmentOf(found.category) !== 'coded') return { code: 'cart/unknown-product' };
      const request = transactionId(actor, { name: 'add-gift-codes', key: `${product} ${key}` });
      const added = await addCodes(
        dependencies,
        await sealOfCodes(),
        { product, lines, request },
        (part, codes, at) =>
          audit.record({
            id: auditId(at, `${request} ${part}`),
            at,
            actor,
            act: 'gift-codes-added',
            subject: { kind: 'gift-pool', id: product },
            reason: null,
            detail: { codes },
          }),
      );
      if (isRefusal(added)) return added;
      const duplicates = added.duplicates.map((each) => ({ ...each }));
      const served = await serveOrders(dependencies, product, new Map([[product, added.written]]));
      return { added: added.added, duplicates, invalid: [...added.invalid], served };
    },
  );

  adminRoute(contract.setGiftCodePattern, async ({ id: by }, { parameters: { product }, body }) => {
    const set = await setPattern(dependencies, { product, by, pattern: body.pattern });
    return isRefusal(set) ? set : { pattern: set.pattern };
  });

  adminRoute(contract.listGiftCodeBatches, async (_admin, { parameters: { product } }) => {
    const { batches, remaining } = await readBatches(dependencies, product);
    const items = batches.map(({ addedAt, ...batch }) => ({ ...batch, addedAt: addedAt.toISOString() }));
    return { items, remaining };
  });

  adminRoute(
    contract.voidGiftCodeBatch,
    async ({ id: by }, { parameters: { product, batch }, body: { reason }, idempotencyKey: key }) => {
      const voided = await voidBatch(dependencies, { product, batch, by, key, reason });
      return isRefusal(voided) ? voided : { ...voided };
    },
  );
}
