import type { Refusal } from '#contracts/errors';
import * as contract from '#contracts/wallet/admin-routes';
import { amount } from '#domain/money/coin';
import { readPeople, type ReadPeopleDependencies } from '#lambdas/account/admin/read-people';
import { loadProductGames } from '#lambdas/play/load-games';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { adjustBalance, type CorrectWalletDependencies, reverseTransaction } from './correct-wallet';
import { transactionAnswer } from './ledger-answers';
import { liftFreeze } from './lift-freeze';
import { pageOfCoin } from './page-of-coin';
import type { LedgerTransaction } from './stores/ledger-row';
import type { LedgerStore } from './stores/ledger-store';

export interface AdminWalletDependencies extends CorrectWalletDependencies, ReadPeopleDependencies {
  readonly ledger: LedgerStore;
}

/** Registers the routes with which admins read a player's ledger and superadmins correct it. */
export function addWalletRoutes(
  { adminRoute, superadminRoute }: Pick<Api, 'adminRoute' | 'superadminRoute'>,
  dependencies: AdminWalletDependencies,
): void {
  const { ledger, wallets } = dependencies;

  adminRoute(contract.listPlayerTransactions, async (_admin, { parameters: { player }, query }) => {
    if (!(await wallets.load(player))) return { code: 'player/unknown-player' };
    const { from, to, ...filters } = query;
    const span = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
    const { transactions, next } = await pageOfCoin(ledger, player, { ...filters, ...span });
    const items = await Promise.all(transactions.map(answer));
    const actors = items.flatMap(({ actor }) => (actor === undefined ? [] : [actor]));
    return { items, next, people: await readPeople(dependencies, actors) };
  });

  superadminRoute(
    contract.adjustBalance,
    async ({ id: actor }, { parameters, body, idempotencyKey: key }) => {
      const adjustment = { ...body, amount: amount(body.amount) };
      return settledAnswer(await adjustBalance(dependencies, { ...parameters, ...adjustment, actor, key }));
    },
  );

  superadminRoute(contract.reverseTransaction, async ({ id: actor }, { parameters, body }) =>
    settledAnswer(await reverseTransaction(dependencies, { ...parameters, ...body, actor })),
  );

  superadminRoute(
    contract.liftFreeze,
    async ({ id: actor }, { parameters: { player }, body: { note }, idempotencyKey: key }) =>
      settledAnswer(await liftFreeze(dependencies, { player, actor, note, key })),
  );
}

/** Maps a transaction to the admin response, which includes the admin who made the correction. */
async function answer(transaction: LedgerTransaction) {
  const { detail } = transaction;
  return {
    ...(await transactionAnswer(loadProductGames, transaction)),
    ...('actor' in detail && { actor: detail.actor }),
  };
}

async function settledAnswer(settled: LedgerTransaction | Refusal) {
  return isRefusal(settled) ? settled : { transaction: await answer(settled) };
}
