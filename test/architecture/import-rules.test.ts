import { describe, expect, it } from 'vitest';
import { importRules } from './import-rules.js';
import { lintLines } from './lint-lines';

/** A violation of each rule: the file that it is planted in, and the line. */
const violations: readonly (readonly [rule: RegExp, path: string, line: string])[] = [
  [/^the domain imports nothing/, 'lib/domain/money/x.ts', "import { z } from 'zod';"],
  [/^the domain goes/, 'lib/domain/money/x.ts', "import { localDay } from '#domain/player/local-day';"],
  [/^contracts import/, 'lib/contracts/orders/x.ts', "import { isRefusal } from '#lambdas/runtime/refusal';"],
  [/^Lambdas know nothing/, 'lambdas/orders/x.ts', "import { startHost } from '../../lib/local/host';"],
  [
    /^only stores and the composition/,
    'lambdas/orders/x.ts',
    "import { S3Client } from '@aws-sdk/client-s3';",
  ],
  [
    /^use cases and routes know stores/,
    'lambdas/orders/x.ts',
    "import { createCartStore } from '#lambdas/shop/stores/cart-store';",
  ],
  [/^stores know no use case/, 'lambdas/orders/stores/x.ts', "import type { Step } from '../step-order';"],
  [
    /^an area imports no routes/,
    'lambdas/orders/x.ts',
    "import { addCartRoutes } from '#lambdas/shop/routes';",
  ],
  [
    /^only functions/,
    'lambdas/orders/x.ts',
    "import { handler } from '#lambdas/functions/api-shop/handler';",
  ],
  [
    /^the runtime knows no area/,
    'lambdas/runtime/x.ts',
    "import { stepOrder } from '#lambdas/orders/step-order';",
  ],
  [/^resolvers import/, 'graphql/resolvers/X.y.ts', "import { amount } from '#domain/money/coin';"],
  [
    /^the part of the domain that resolvers include/,
    'lib/domain/rewards/listing.ts',
    "import { amount } from '#domain/money/coin';",
  ],
  [/^the stack reaches code/, 'lib/constructs/x.ts', "import { amount } from '../domain/money/coin';"],
  [/^the offline host reads/, 'lib/local/x.ts', "import { amount } from '#domain/money/coin';"],
  [
    /^the offline host knows/,
    'lib/local/sqs/x.ts',
    "import { projectRoot } from '../product/synthesis/synthesize';",
  ],
  [/^only bin\/local/, 'bin/x.ts', "import { startHost } from '../lib/local/host';"],
  [/^nothing that runs imports tests/, 'bin/x.ts', "import { scale } from '../test/scale';"],
  [
    /^nothing that runs imports fakes/,
    'lambdas/demo/x.ts',
    "import { createFakeUsers } from '#lambdas/fakes/users';",
  ],
  [
    /^the demo history alone/,
    'lambdas/orders/x.ts',
    "import { openInMemoryTables } from '#lambdas/in-memory/tables';",
  ],
  [/^only bin\/demo/, 'bin/x.ts', "import { writeHistory } from '#lambdas/demo/write-history';"],
  [/^the site and its build/, 'web/build/x.ts', "import { amount } from '../../lambdas/play/games';"],
  [/^pages take the types/, 'web/src/lib/x.ts', "import { readOrder } from '#contracts/orders/routes';"],
  [
    /^pages import no entry/,
    'web/src/lib/x.ts',
    "import { listPublicPaths } from '../../../bin/public-paths';",
  ],
  [/^the site shares/, 'web/src/lib/x.ts', "import { start } from '../../unity-frame/src/start';"],
  [/^a game in a document/, 'web/frame-games/x.ts', "import { App } from '../src/app/routes';"],
  [/^shared web code/, 'web/src/components/x.tsx', "import { Cart } from '../features/checkout/cart';"],
  [/^a feature knows/, 'web/src/features/orders/x.ts', "export { cart } from '../checkout/cart';"],
  [/^an admin feature/, 'web/src/features/admin/orders/x.ts', "export { pools } from '../gift-codes/pools';"],
];

const dynamicImport = "void import('#contracts/orders/routes');";
const typeOnlyImport = "import type { Order } from '#contracts/orders/routes';";

describe('the import rules', () => {
  const found = lintLines([
    ...violations.map(([, path, line]) => ({ path, line })),
    { path: 'web/src/lib/dynamic.ts', line: dynamicImport },
    { path: 'web/src/lib/types.ts', line: typeOnlyImport },
  ]).filter(({ rule }) => rule === 'architecture(restrict-imports)');
  const messagesAt = (path: string, line: string) =>
    found.filter((each) => each.path === path && each.line === line).map(({ message }) => message);

  it.each(violations)('report a planted violation: %s in %s', (name, path, line) => {
    expect(messagesAt(path, line)).toContainEqual(expect.stringMatching(name));
  });

  it('report an import() and ignore a type-only import where only values are forbidden', () => {
    expect(messagesAt('web/src/lib/dynamic.ts', dynamicImport)).toHaveLength(1);
    expect(messagesAt('web/src/lib/types.ts', typeOnlyImport)).toEqual([]);
  });

  it('have a planted violation each', () => {
    expect(violations).toHaveLength(importRules.length);
    for (const { name } of importRules)
      expect(violations.filter(([pattern]) => pattern.test(name))).toHaveLength(1);
  });
});
