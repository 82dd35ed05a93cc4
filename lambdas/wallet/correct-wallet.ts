import type { Refusal } from '#contracts/errors';
import { countAdjustedAlone, sweepsAdjusted } from '#domain/approvals/adjusted-alone';
import { isClosed } from '#domain/player/deletion';
import { localDay, timeZone } from '#domain/player/local-day';
import { type Adjustment, adjust } from '#domain/wallet/adjustment';
import { reverse, sweepsGivenBack } from '#domain/wallet/reversal';
import { record } from '#domain/wallet/wallet';
import type { ApprovalStore } from '#lambdas/approvals/stores/approval-store';
import type { AuditEntry, AuditStore } from '#lambdas/audit/stores/audit-store';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import type { Pause } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import type { Log } from '#lambdas/runtime/log';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened } from './open-wallet';
import { type Decision, settleOnce } from './settle-once';
import type { LedgerTransaction } from './stores/ledger-row';
import type { LedgerStore } from './stores/ledger-store';
import type { OpenWallet } from './stores/wallet-change';
import type { WalletStore } from './stores/wallet-store';

export interface CorrectWalletDependencies {
  readonly wallets: WalletStore;
  readonly ledger: LedgerStore;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly approvals: ApprovalStore;
  readonly pause: Pause;
  readonly now: () => Date;
  readonly log: Log;
}

/** The corrected player, the actor and the reason. */
interface Correction {
  readonly player: string;
  /** Id of the admin whose session makes the correction. */
  readonly actor: string;
  readonly reason: string;
}

const unknownPlayer: Refusal = { code: 'player/unknown-player' };

/**
 * Adjusts a balance with a transaction that names actor and reason, visible to the player. Adjustments of Sweeps Coins beyond what one
 * superadmin may make alone for a player per day are refused: see `ask-approval.ts`.
 *
 * @returns the ledger transaction, or the refusal
 */
export async function adjustBalance(
  dependencies: CorrectWalletDependencies,
  { player, actor, reason, key, ...adjustment }: Correction & Adjustment & { key: string },
): Promise<LedgerTransaction | Refusal> {
  const { wallets, approvals, now } = dependencies;
  if (!(await wallets.load(player))) return unknownPlayer;
  return settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'adjust-balance', key: `${actor} ${key}`, input: { ...adjustment, reason } },
      read: () => approvals.adjustedAlone(player),
      decide(open, id, before) {
        const at = now();
        const counted = countAdjustedAlone(before, sweepsAdjusted(adjustment), localDay(timeZone('UTC'), at));
        if (counted && isRefusal(counted)) return counted;
        return adjustOpen(dependencies, open, {
          id,
          at,
          player,
          actor,
          reason,
          adjustment,
          auditedDetail: {},
          alongside: counted ? [approvals.countAlone(player, before, counted)] : [],
        });
      },
    },
  );
}

/**
 * Decides an adjustment by the current wallet.
 *
 * @param made.actor          the admin who requested it, named in the ledger
 * @param made.approver       the admin who approved it, if it took two; named as the actor in the audit log
 * @param made.auditedDetail  detail of the audit entry besides the adjustment
 * @param made.alongside      writes of the same transaction
 */
export function adjustOpen(
  { audit }: Pick<CorrectWalletDependencies, 'audit'>,
  { wallet, play }: OpenWallet,
  made: Correction & {
    readonly id: string;
    readonly at: Date;
    readonly approver?: string;
    readonly adjustment: Adjustment;
    readonly auditedDetail: AuditEntry['detail'];
    readonly alongside: readonly AtomicWrite[];
  },
): Decision | Refusal {
  const { id, at, player, actor, approver = actor, reason, adjustment, auditedDetail, alongside } = made;
  if (isClosed(play.deletion)) return unknownPlayer;
  const postings = adjust(wallet.balances, adjustment);
  if (isRefusal(postings)) return postings;
  const act = {
    act: 'balance-adjusted',
    detail: { ...adjustment, transaction: id, ...auditedDetail },
  };
  return {
    ...record(wallet, { id, at, postings, detail: { kind: 'adjustment', reason, actor } }),
    alongside: [...alongside, audit.record(audited({ id, at, player, actor: approver, reason }, act))],
  };
}

/**
 * Reverses a transaction. Its id is the idempotency key, so that every repeat returns the first reversal, whatever its reason. Sweeps Coins
 * that it gives back count as an adjustment, so reversals cannot replace one that needs approval; taking coins back stays possible.
 *
 * @returns the ledger transaction, or the refusal
 */
export async function reverseTransaction(
  dependencies: CorrectWalletDependencies,
  { player, actor, reason, transaction: of }: Correction & { transaction: string },
): Promise<LedgerTransaction | Refusal> {
  const { wallets, ledger, audit, approvals, now } = dependencies;
  const [wallet, found] = await Promise.all([wallets.load(player), ledger.find(player, of)]);
  if (!wallet) return unknownPlayer;
  if (!found) return { code: 'wallet/unknown-transaction' };
  return settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'reverse-transaction', key: of, input: {} },
      read: () => approvals.adjustedAlone(player),
      decide({ wallet, play }, id, before) {
        if (isClosed(play.deletion)) return unknownPlayer;
        const postings = reverse(wallet.balances, found.transaction);
        if (isRefusal(postings)) return postings;
        const at = now();
        const counted = countAdjustedAlone(before, sweepsGivenBack(postings), localDay(timeZone('UTC'), at));
        if (counted && isRefusal(counted)) return counted;
        const detail = { of, kind: found.transaction.detail.kind, transaction: id };
        const act = { act: 'transaction-reversed', detail };
        return {
          ...record(wallet, { id, at, postings, detail: { kind: 'reversal', of, reason, actor } }),
          alongside: [
            ...(counted ? [approvals.countAlone(player, before, counted)] : []),
            audit.record(audited({ id, at, player, actor, reason }, act)),
          ],
        };
      },
    },
  );
}

/**
 * Builds the audit entry of a correction.
 *
 * @param correction.id  id of the ledger transaction that the entry is written with
 */
export function audited(
  { id, at, player, actor, reason }: Correction & { id: string; at: Date },
  act: Pick<AuditEntry, 'act' | 'detail'>,
): AuditEntry {
  return { id: auditId(at, id), at, actor, subject: { kind: 'player', id: player }, reason, ...act };
}
