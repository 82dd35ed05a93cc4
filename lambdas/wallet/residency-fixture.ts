import type { LocalDay } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, settleOnce, type SettleOnceDependencies } from './settle-once';

/** Declares a player's birthday and state; by default an adult in Texas, who may redeem. */
export async function declareResidency(
  dependencies: SettleOnceDependencies & { readonly now: () => Date },
  player: string,
  { bornOn = '1990-05-17', state = 'TX' }: { bornOn?: string | null; state?: string | null } = {},
): Promise<void> {
  const change = `declare-residency bornOn=${bornOn} state=${state}`;
  const settled = await settleOnce(dependencies, {
    player,
    operation: { name: 'declare-residency', key: change, input: {} },
    read: nothingElse,
    decide: ({ wallet, play }, id) => ({
      ...record(wallet, {
        id,
        at: dependencies.now(),
        postings: [],
        detail: { kind: 'play-limits', change },
      }),
      play: {
        ...play,
        residency: { ...play.residency, bornOn: bornOn as LocalDay | null, state: state as State | null },
      },
    }),
  });
  if (isRefusal(settled)) throw new Error(`The residency of ${player} was refused: ${settled.code}`);
}
