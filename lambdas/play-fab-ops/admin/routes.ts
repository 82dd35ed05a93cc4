import { amount } from '#domain/money/coin';
import { type ApiSettings, createApi } from '#http/api';
import type { LedgerTransaction } from '#stores/ledger-row';
import type { PictureStore } from '#stores/picture-store';
import { productGames } from '../../games';
import { isRefusal, type Refusal } from '../../outcome/refusal';
import { transactionAnswer } from '../ledger-answers';
import * as contract from './contracts';
import { adjustBalance, type CorrectWalletDependencies, reverseTransaction } from './correct-wallet';
import { publishPicture } from './publish-picture';
import * as walletContract from './wallet-contracts';

export interface AdminDependencies extends CorrectWalletDependencies {
  readonly pictures: PictureStore;
  readonly api: ApiSettings;
}

/** The routes of those who run the store. */
export function adminRoutes(dependencies: AdminDependencies) {
  const { pictures, ledger, wallets, api } = dependencies;
  const { app, adminRoute, superadminRoute } = createApi(api);

  adminRoute(contract.publishPicture, (_admin, { body }) => publishPicture(pictures, body.uploads));

  adminRoute(walletContract.listPlayerTransactions, async (_admin, { parameters: { player }, query }) => {
    if (!(await wallets.load(player))) return { code: 'player/unknown-player' };
    const { transactions, next } = await ledger.page(player, query);
    return { items: transactions.map(answer), next };
  });

  superadminRoute(
    walletContract.adjustBalance,
    async ({ id: actor }, { parameters, body, idempotencyKey: key }) => {
      const adjustment = { ...body, amount: amount(body.amount) };
      return told(await adjustBalance(dependencies, { ...parameters, ...adjustment, actor, key }));
    },
  );

  superadminRoute(walletContract.reverseTransaction, async ({ id: actor }, { parameters, body }) =>
    told(await reverseTransaction(dependencies, { ...parameters, ...body, actor })),
  );

  return app;
}

/** Those who run the store are told who corrected what. */
function answer(transaction: LedgerTransaction) {
  const { detail } = transaction;
  return {
    ...transactionAnswer(productGames, transaction),
    ...('actor' in detail && { actor: detail.actor }),
  };
}

function told(settled: LedgerTransaction | Refusal) {
  return isRefusal(settled) ? settled : { transaction: answer(settled) };
}
