import type { Refusal } from '#contracts/errors';
import type { PlayState } from '#domain/play-limits/play-state';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, type Operation, settleOnce } from '#lambdas/wallet/settle-once';
import type { PlayRoundDependencies } from './play-game-round';

/** A change of what bounds a player's play. */
export interface PlayStateChange {
  readonly player: string;
  readonly operation: Operation;
  readonly apply: (state: PlayState, now: Date) => PlayState | Refusal;
}

/**
 * Changes what bounds a player's play. It holds from the very next request on, in whatever tab or device, because every round is
 * written under the condition that nothing of the wallet has changed since; and the ledger remembers when it was asked for.
 *
 * @returns nothing, or why it was refused
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
      const detail = { kind: 'play-limits', change: wordsOf(operation) } as const;
      return { ...record(open.wallet, { id, at, postings: [], detail }), allowance, play };
    },
  });
  return isRefusal(settled) ? settled : undefined;
}

/**
 * `set-play-limit thing=loss-sweeps period=day most=500`. The ledger stays for good and is read by others: of what a player has told
 * about themselves, only the state is in it, by which Sweeps Coins are offered or not.
 */
function wordsOf({ name, input }: Operation): string {
  if (name === 'declare-residency') return `${name} state=${input['state']}`;
  return [name, ...Object.entries(input).map(([field, value]) => `${field}=${value}`)].join(' ');
}
