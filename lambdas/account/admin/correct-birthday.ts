import type { Refusal } from '#contracts/errors';
import { birthdayFault } from '#domain/player/age';
import { type AccountChangeDetail, isClosed } from '#domain/player/deletion';
import { type LocalDay, localDay } from '#domain/player/local-day';
import { checkPlayEligibility, type Residency, type ResidencyRules } from '#domain/player/residency';
import { record } from '#domain/wallet/wallet';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import { audited, type CorrectWalletDependencies } from '#lambdas/wallet/correct-wallet';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { settleOnce } from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';

export interface CorrectBirthdayDependencies extends CorrectWalletDependencies {
  readonly checks: Pick<IdentityCheckStore, 'load' | 'unchanged'>;
  readonly rules: ResidencyRules;
}

/**
 * Corrects the date of birth that a player stated. It bounds the next request. Neither the ledger nor the audit log contains a date of
 * birth, because both are permanent.
 *
 * @returns the ledger transaction, or a refusal
 */
export async function correctBirthday(
  dependencies: CorrectBirthdayDependencies,
  {
    player,
    actor,
    bornOn,
    note,
    key,
  }: { player: string; actor: string; bornOn: LocalDay; note: string; key: string },
): Promise<LedgerTransaction | Refusal> {
  const { wallets, checks, audit, now, rules } = dependencies;
  if (!(await wallets.load(player))) return { code: 'player/unknown-player' };
  return settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'correct-birthday', key: `${actor} ${key}`, input: { bornOn, note } },
      read: () => checks.load(player),
      decide({ wallet, play }, id, check) {
        if (isClosed(play.deletion)) return { code: 'player/unknown-player' };
        if (check.state === 'approved') return { code: 'player/birthday-confirmed' };
        const at = now();
        const residency = withBirthday(play.residency, bornOn, at);
        if ('code' in residency) return residency;
        const isUnderAge = (of: Residency) => checkPlayEligibility(of, at, rules) !== null;
        const endsAgeBlock = isUnderAge(play.residency) && !isUnderAge(residency);
        const detail: AccountChangeDetail = { kind: 'account-change', step: 'birthday-corrected' };
        const act = { act: 'birthday-corrected', detail: { endsAgeBlock } };
        return {
          ...record(wallet, { id, at, postings: [], detail }),
          play: { ...play, residency },
          alongside: [
            audit.record(audited({ id, at, player, actor, reason: note }, act)),
            // An approval in the meantime has confirmed the former date.
            checks.unchanged(check),
          ],
        };
      },
    },
  );
}

/** Replaces a stated date of birth by another one. */
function withBirthday(residency: Residency, bornOn: LocalDay, now: Date): Residency | Refusal {
  if (residency.bornOn === null) return { code: 'player/birthday-not-set' };
  const fault =
    bornOn === residency.bornOn
      ? 'Enter a date other than the current one.'
      : birthdayFault(bornOn, localDay(residency.timeZone, now));
  return fault
    ? { code: 'request/invalid', faults: [{ field: 'bornOn', message: fault }] }
    : { ...residency, bornOn };
}
