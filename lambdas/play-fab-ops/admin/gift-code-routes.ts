import * as contract from '#contracts/gift-codes/admin-routes';
import { fulfillmentOf } from '#domain/rewards/category';
import type { createApi } from '#http/api';
import type { AuditStore } from '#stores/audit-store';
import { auditId } from '../../fingerprints/audit-id';
import { addCodes } from '../../gift-codes/add-codes';
import type { CodeSeal } from '../../gift-codes/code-seal';
import { readPools, type ReadPoolsDependencies } from '../../gift-codes/read-pools';
import { serveOrders, type ServeOrdersDependencies } from '../../gift-codes/serve-orders';
import { isRefusal } from '../../outcome/refusal';
import { transactionId } from '../../wallet/settle-once';

export interface GiftCodeDependencies extends ServeOrdersDependencies, ReadPoolsDependencies {
  readonly sealOfCodes: () => Promise<CodeSeal>;
  readonly audit: AuditStore;
}

/** The routes by which admins keep pools of gift codes. Nothing that they are answered holds a code. */
export function addGiftCodeRoutes(
  { adminRoute }: Pick<ReturnType<typeof createApi>, 'adminRoute'>,
  dependencies: GiftCodeDependencies,
): void {
  const { products, audit, sealOfCodes } = dependencies;

  adminRoute(contract.listGiftCodePools, async () => ({ items: await readPools(dependencies) }));

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
            ...{ id: auditId(at, `${request} ${part}`), at, actor, act: 'gift-codes-added' },
            ...{ subject: { kind: 'gift-pool', id: product }, reason: null, detail: { codes } },
          }),
      );
      if (isRefusal(added)) return added;
      const duplicates = added.duplicates.map((each) => ({ ...each }));
      const served = await serveOrders(dependencies, product, new Map([[product, added.written]]));
      return { added: added.added, duplicates, served };
    },
  );
}
