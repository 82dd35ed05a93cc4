import type { Refusal } from '#contracts/errors';
import type { PlayState } from '#domain/play-limits/play-state';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, type Operation, settleOnce } from '#lambdas/wallet/settle-once';
import type { PlayRoundDependencies } from './play-game-round';

/** A change of a player's play state. */
export interface PlayStateChange {
  readonly player: string;
  readonly operation: Operation;
  readonly apply: (state: PlayState, now: Date) => PlayState | Refusal;
}

/**
 * Changes a player's play state. It applies from the next request on any device, because every round is written under an optimistic lock on
 * the wallet; the ledger records when it was requested.
 *
 * @returns undefined, or the refusal
 */
export async function changePlayState(
  dependencies: PlayRoundDependencies,
  { player, operation, apply }: PlayStateChange,
): Promise<Refusal | undefined> {
  const { now, rules } = dependencies;
  const settled = await settleOnce(dependencies, {
    player,
    operation,
    read: nothingElse,
    decide(open, id) {
      const at = now();
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;
      const play = apply(open.play, at);
      if (isRefusal(play)) return play;
      const detail = { kind: 'play-limits', change: describeChange(operation) } as const;
      return { ...record(open.wallet, { id, at, postings: [], detail }), allowance, play };
    },
  });
  return isRefusal(settled) ? settled : undefined;
}

/**
 * Formats the change: `set-play-limit thing=loss-sweeps period=day most=500`. Ledger rows are permanent and have other readers, so of a
 * player's residency they contain only the state, which decides whether Sweeps Coins are offered.
 */
export function describeChange({ name, input }: Pick<Operation, 'name' | 'input'>): string {
  if (name === 'declare-residency') return `${name} state=${input['state']}`;
  return [name, ...Object.entries(input).map(([field, value]) => `${field}=${value}`)].join(' ');
}
