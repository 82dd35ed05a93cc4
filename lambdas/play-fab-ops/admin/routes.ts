import { recordMailInEntry as mailInEntryContract } from '#contracts/bonuses/admin-routes';
import * as contract from '#contracts/catalog/admin-routes';
import type { Refusal } from '#contracts/errors';
import { readMetrics as metricContract } from '#contracts/metrics/admin-routes';
import * as walletContract from '#contracts/wallet/admin-routes';
import { bareCode, type EntryCode } from '#domain/coins/postal-code';
import { amount } from '#domain/money/coin';
import { type ApiSettings, createApi } from '#http/api';
import type { AuditStore } from '#stores/audit-store';
import type { IdentityCheckStore } from '#stores/identity-check-store';
import type { LedgerTransaction } from '#stores/ledger-row';
import type { MetricReads } from '#stores/metric-reads';
import type { OrderStore } from '#stores/order-store';
import type { PictureStore } from '#stores/picture-store';
import type { ProductStore } from '#stores/product-store';
import type { TraitStore } from '#stores/trait-store';
import { productGames } from '../../games';
import { isRefusal } from '../../outcome/refusal';
import { entryAnswer } from '../bonuses/entry-answer';
import { transactionAnswer } from '../ledger-answers';
import type { AffiliateMatchDependencies } from './affiliate-matches';
import { addAffiliateReviewRoutes } from './affiliate-routes';
import { addApprovalRoutes } from './approval-routes';
import { addAuditRoutes } from './audit-routes';
import { adjustBalance, type CorrectWalletDependencies, reverseTransaction } from './correct-wallet';
import type { DecideApprovalDependencies } from './decide-approval';
import { addGiftCodeRoutes, type GiftCodeDependencies } from './gift-code-routes';
import { addIdentityReviewRoutes, type IdentityReviewDependencies } from './identity-routes';
import { liftFreeze } from './lift-freeze';
import { addOrderRoutes, type AdminOrderDependencies } from './order-routes';
import { addAdminPlayerRoutes, type AdminPlayerDependencies } from './player-routes';
import { publishPicture } from './publish-picture';
import { addAdminRandomPrizeRoutes, type AdminRandomPrizeDependencies } from './random-prize-routes';
import { readMetrics } from './read-metrics';
import { recordMailInEntry, type RecordMailInEntryDependencies } from './record-mail-in-entry';
import { recordPictureAct } from './record-picture-act';
import { recordingReads } from './record-reads';
import { addAdminTicketRoutes, type AdminTicketDependencies } from './ticket-routes';
import { addTraitRoutes } from './trait-routes';
import { addWaitingRoute } from './waiting-routes';

export interface AdminDependencies
  extends
    CorrectWalletDependencies,
    RecordMailInEntryDependencies,
    IdentityReviewDependencies,
    AdminPlayerDependencies,
    AdminOrderDependencies,
    GiftCodeDependencies,
    AdminRandomPrizeDependencies,
    AffiliateMatchDependencies,
    AdminTicketDependencies,
    DecideApprovalDependencies {
  readonly users: AdminPlayerDependencies['users'];
  readonly wallets: CorrectWalletDependencies['wallets'];
  readonly traits: TraitStore;
  readonly players: AdminPlayerDependencies['players'];
  readonly checks: IdentityCheckStore;
  readonly orders: OrderStore;
  readonly rules: AdminOrderDependencies['rules'];
  readonly metrics: MetricReads;
  readonly products: ProductStore;
  readonly pictures: PictureStore;
  readonly audit: AuditStore;
  readonly api: ApiSettings;
}

/** The routes of those who run the store. */
export function adminRoutes(dependencies: AdminDependencies) {
  const { ledger, wallets, api } = dependencies;
  const { app, superadminRoute, ...declared } = createApi(api);
  const adminRoute = recordingReads(dependencies, declared.adminRoute);

  adminRoute(contract.publishPicture, ({ id: actor }, { body }) =>
    publishPicture(dependencies, { uploads: body.uploads, actor }),
  );

  adminRoute(contract.recordPictureRemoval, async ({ id: actor }, { body: { image } }) => {
    const lost = await recordPictureAct(dependencies, { image, actor, act: 'picture-removed' });
    return lost ?? { image };
  });

  adminRoute(walletContract.listPlayerTransactions, async (_admin, { parameters: { player }, query }) => {
    if (!(await wallets.load(player))) return { code: 'player/unknown-player' };
    const { from, to, ...filters } = query;
    const span = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
    const { transactions, next } = await ledger.page(player, { ...filters, ...span });
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

  superadminRoute(
    walletContract.liftFreeze,
    async ({ id: actor }, { parameters: { player }, body: { note }, idempotencyKey: key }) =>
      told(await liftFreeze(dependencies, { player, actor, note, key })),
  );

  adminRoute(mailInEntryContract, async ({ id: actor }, { body, idempotencyKey: key }) => {
    const { receivedOn, address = null } = body;
    const letter = { actor, key, receivedOn, address, code: bareCode(body.code) as EntryCode };
    const recorded = await recordMailInEntry(dependencies, letter);
    return isRefusal(recorded) ? recorded : { entry: entryAnswer(recorded), player: recorded.player };
  });

  addAdminPlayerRoutes({ adminRoute, superadminRoute }, dependencies);
  addTraitRoutes({ adminRoute }, dependencies);
  addAuditRoutes({ adminRoute }, dependencies);
  adminRoute(metricContract, (_admin, { query }) => readMetrics(dependencies, productGames, query));
  addIdentityReviewRoutes({ adminRoute }, dependencies);
  addWaitingRoute({ adminRoute }, dependencies);
  addAffiliateReviewRoutes({ adminRoute, superadminRoute }, dependencies);
  addOrderRoutes({ adminRoute }, dependencies);
  addAdminTicketRoutes({ adminRoute }, dependencies);
  addGiftCodeRoutes({ adminRoute }, dependencies);
  addAdminRandomPrizeRoutes({ adminRoute }, dependencies);
  addApprovalRoutes({ superadminRoute }, dependencies);

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
