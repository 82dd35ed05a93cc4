import type { Refusal } from '#contracts/errors';
import { type AccountChangeDetail, isClosed } from '#domain/player/deletion';
import { checkSuspension, type Suspension, type SuspensionReason } from '#domain/player/suspension';
import { record } from '#domain/wallet/wallet';
import { audited, type CorrectWalletDependencies } from '#lambdas/wallet/correct-wallet';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';

/** An admin's decision. The note goes to the audit log; the player sees only the reason. */
interface Decided {
  readonly player: string;
  readonly actor: string;
  readonly note: string;
  readonly key: string;
}

/**
 * Suspends a player. It takes effect with the next request, because every write that moves coins is conditional on an unchanged wallet.
 *
 * @returns the ledger transaction, or a refusal
 */
export function suspendPlayer(
  dependencies: CorrectWalletDependencies,
  { reason, ...decided }: Decided & { reason: SuspensionReason },
): Promise<LedgerTransaction | Refusal> {
  return change(dependencies, decided, {
    operation: 'suspend-player',
    reason,
    apply: (before, since) => checkSuspension(before) ?? { since, reason },
  });
}

/** Lifts a suspension. */
export function liftSuspension(
  dependencies: CorrectWalletDependencies,
  decided: Decided,
): Promise<LedgerTransaction | Refusal> {
  return change(dependencies, decided, {
    operation: 'lift-suspension',
    reason: null,
    apply: (before) => (before ? null : { code: 'player/not-suspended' }),
  });
}

async function change(
  dependencies: CorrectWalletDependencies,
  { player, actor, note, key }: Decided,
  {
    operation,
    reason,
    apply,
  }: {
    operation: string;
    reason: SuspensionReason | null;
    apply: (before: Suspension | null, at: Date) => Suspension | Refusal | null;
  },
): Promise<LedgerTransaction | Refusal> {
  const { wallets, audit, now } = dependencies;
  if (!(await wallets.load(player))) return { code: 'player/unknown-player' };
  return settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: operation, key: `${actor} ${key}`, input: { reason, note } },
      read: nothingElse,
      decide({ wallet, play }, id) {
        if (isClosed(play.deletion)) return { code: 'player/unknown-player' };
        const at = now();
        const suspension = apply(play.suspension, at);
        if (suspension && 'code' in suspension) return suspension;
        const step = suspension ? 'suspended' : 'suspension-lifted';
        const detail: AccountChangeDetail = {
          kind: 'account-change',
          step,
          ...(suspension && { reason: suspension.reason }),
        };
        const act = {
          act: suspension ? 'player-suspended' : 'player-unsuspended',
          detail: { because: suspension?.reason ?? play.suspension?.reason ?? null },
        };
        return {
          ...record(wallet, { id, at, postings: [], detail }),
          play: { ...play, suspension },
          alongside: [audit.record(audited({ id, at, player, actor, reason: note }, act))],
        };
      },
    },
  );
}
