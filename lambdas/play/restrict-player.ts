import type { Refusal } from '#contracts/errors';
import { type LimitedThing, mostAt, tightenLimit } from '#domain/play-limits/limits';
import type { PlayState } from '#domain/play-limits/play-state';
import { type BreakDays, exclude, type ExclusionMonths, takeBreak } from '#domain/play-limits/time-out';
import type { Period } from '#domain/play-limits/windows';
import { isClosed } from '#domain/player/deletion';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { audited, type CorrectWalletDependencies } from '#lambdas/wallet/correct-wallet';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { nothingElse, settleOnce } from '#lambdas/wallet/settle-once';
import { describeChange } from './change-play-state';
import { unitOf } from './limit-answers';

/** Who restricts whom, and why. The note goes to the audit log alone. */
interface OnBehalf {
  readonly player: string;
  readonly actor: string;
  readonly note: string;
  readonly key: string;
}

/** A restriction as the player would choose it, and its effect. */
interface Restriction {
  /** Name of the player's own operation, from which the notice is derived. */
  readonly operation: string;
  readonly input: Readonly<Record<string, string | number | null>>;
  readonly act: string;
  readonly apply: (before: PlayState, now: Date) => PlayState | Refusal;
}

/**
 * Sets a limit on a player's behalf.
 *
 * @param limit.most  in the API's unit of the limited thing
 * @returns undefined, or the refusal of a limit that is not stricter
 */
export function tightenLimitOf(
  dependencies: CorrectWalletDependencies,
  { thing, period, most, ...onBehalf }: OnBehalf & { thing: LimitedThing; period: Period; most: number },
): Promise<Refusal | undefined> {
  return restrict(dependencies, onBehalf, {
    operation: 'set-play-limit',
    input: { thing, period, most },
    act: 'limit-tightened',
    apply(before, now) {
      const name = `${thing} ${period}` as const;
      const limits = tightenLimit(before.limits, { name, most: most * unitOf(thing) }, now);
      const current = mostAt(before.limits[name], now) ?? 0;
      return limits
        ? { ...before, limits }
        : { code: 'play-limits/not-stricter', most: current / unitOf(thing) };
    },
  });
}

/** Starts a break on a player's behalf. */
export function startBreakOf(
  dependencies: CorrectWalletDependencies,
  { days, ...onBehalf }: OnBehalf & { days: BreakDays },
): Promise<Refusal | undefined> {
  return restrict(dependencies, onBehalf, {
    operation: 'take-break',
    input: { days },
    act: 'break-started',
    apply: (before, now) => prolonged(before, takeBreak(before.timeOut, days, now)),
  });
}

/** Excludes a player at their request. */
export function excludePlayer(
  dependencies: CorrectWalletDependencies,
  { months, ...onBehalf }: OnBehalf & { months: ExclusionMonths },
): Promise<Refusal | undefined> {
  return restrict(dependencies, onBehalf, {
    operation: 'exclude-myself',
    input: { months },
    act: 'player-excluded',
    apply: (before, now) => prolonged(before, exclude(before.timeOut, months, now)),
  });
}

/** A time-out that is the current one would restrict nothing more. */
function prolonged(before: PlayState, timeOut: NonNullable<PlayState['timeOut']>): PlayState | Refusal {
  return timeOut === before.timeOut
    ? { code: 'play-limits/not-longer', until: timeOut.until }
    : { ...before, timeOut };
}

async function restrict(
  dependencies: CorrectWalletDependencies,
  { player, actor, note, key }: OnBehalf,
  { operation, input, act, apply }: Restriction,
): Promise<Refusal | undefined> {
  const { wallets, audit, now } = dependencies;
  if (!(await wallets.load(player))) return { code: 'player/unknown-player' };
  const settled = await settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: `${operation}-of-player`, key: `${actor} ${key}`, input: { ...input, note } },
      read: nothingElse,
      decide({ wallet, play }, id) {
        if (isClosed(play.deletion)) return { code: 'player/unknown-player' };
        const at = now();
        const restricted = apply(play, at);
        if (isRefusal(restricted)) return restricted;
        const change = describeChange({ name: operation, input });
        return {
          ...record(wallet, { id, at, postings: [], detail: { kind: 'play-limits', change, actor } }),
          play: restricted,
          alongside: [audit.record(audited({ id, at, player, actor, reason: note }, { act, detail: input }))],
        };
      },
    },
  );
  return isRefusal(settled) ? settled : undefined;
}
