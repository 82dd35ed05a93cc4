import { runHost } from '../lib/local/product/run';

await runHost({
  argv: process.argv.slice(2),
  seedFile: 'content/seed/accounts.json',
  accountsEntry: 'lambdas/functions/trigger-demo-accounts/handler.ts',
  historyScript: 'bin/demo-history.ts',
  seeds: [
    {
      entry: 'lambdas/functions/trigger-demo-products/handler.ts',
      file: 'content/seed/products.json',
      field: 'products',
    },
    {
      entry: 'lambdas/functions/trigger-demo-draws/handler.ts',
      file: 'content/seed/draws.json',
      field: 'draws',
    },
    {
      entry: 'lambdas/functions/trigger-demo-codes/handler.ts',
      file: 'content/seed/gift-codes.json',
      field: 'pools',
    },
  ],
});
