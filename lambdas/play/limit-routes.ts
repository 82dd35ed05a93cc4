import type * as z from 'zod';
import type { Refusal } from '#contracts/errors';
import * as contract from '#contracts/play/limit-routes';
import { setLimit } from '#domain/play-limits/limits';
import type { PlayState } from '#domain/play-limits/play-state';
import { exclude, takeBreak } from '#domain/play-limits/time-out';
import { isEmpty } from '#domain/play-limits/windows';
import { birthdayFault } from '#domain/player/age';
import { localDay, moveTo, timeZone } from '#domain/player/local-day';
import { isBlocked, type ResidencyRules } from '#domain/player/residency';
import { confirmResidency } from '#domain/player/viewer-region';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { grantWelcomeSweeps } from '#lambdas/wallet/grant-welcome-sweeps';
import { changePlayState, type PlayStateChange } from './change-play-state';
import { playLimitsAnswer, unitOf } from './limit-answers';
import type { PlayRoundDependencies } from './play-game-round';

type Residency = z.output<typeof contract.declareResidency.body>;

/** Registers the routes with which players limit their own play. */
export function addLimitRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: PlayRoundDependencies,
): void {
  const { loadOrOpen, now, rules } = dependencies;

  playerRoute(contract.readPlayLimits, ({ id: player }) => read(player));

  playerRoute(
    contract.setPlayLimit,
    ({ id: player }, { body: { thing, period, most }, idempotencyKey: key }) =>
      change({
        player,
        operation: { name: 'set-play-limit', key, input: { thing, period, most } },
        apply: (state, at) => {
          const request = {
            name: `${thing} ${period}`,
            most: most === null ? null : most * unitOf(thing),
          } as const;
          return { ...state, limits: setLimit(state.limits, request, at, rules.coolingMs) };
        },
      }),
  );

  playerRoute(contract.takeBreak, ({ id: player }, { body: { days }, idempotencyKey: key }) =>
    change({
      player,
      operation: { name: 'take-break', key, input: { days } },
      apply: (state, at) => ({ ...state, timeOut: takeBreak(state.timeOut, days, at) }),
    }),
  );

  playerRoute(contract.excludeMyself, ({ id: player }, { body: { months }, idempotencyKey: key }) =>
    change({
      player,
      operation: { name: 'exclude-myself', key, input: { months } },
      apply: (state, at) => ({ ...state, timeOut: exclude(state.timeOut, months, at) }),
    }),
  );

  playerRoute(contract.chooseRealityCheck, ({ id: player }, { body: { minutes }, idempotencyKey: key }) =>
    change({
      player,
      operation: { name: 'choose-reality-check', key, input: { minutes } },
      apply: (state) => ({ ...state, realityCheck: minutes }),
    }),
  );

  playerRoute(contract.confirmRealityCheck, ({ id: player }, { idempotencyKey: key }) =>
    change({
      player,
      operation: { name: 'confirm-reality-check', key, input: {} },
      apply: (state, at) => ({ ...state, session: state.session && { ...state.session, checkedAt: at } }),
    }),
  );

  playerRoute(contract.declareResidency, async ({ id: player }, { body, idempotencyKey: key }) => {
    const answer = await change({
      player,
      operation: { name: 'declare-residency', key, input: { ...body } },
      apply: (state, at) => withResidency(state, body, at, rules),
    });
    // The result is ignored: the next read of the bonuses gives a grant that fails here.
    if (!isRefusal(answer)) await grantWelcomeSweeps(dependencies, player);
    return answer;
  });

  async function read(player: string) {
    const { play } = await loadOrOpen(player);
    return playLimitsAnswer(play, now(), rules);
  }

  /** Changes the play state and returns the current one, also for a repeated key. */
  async function change(request: PlayStateChange) {
    return (await changePlayState(dependencies, request)) ?? read(request.player);
  }
}

/**
 * Applies a declared residency. A birthday can be set once; support corrects a typo. The time zone applies at once if nothing was counted
 * before. A declared state also confirms the residency check.
 */
function withResidency(
  state: PlayState,
  { bornOn, state: livesIn, timeZone: zone }: Residency,
  now: Date,
  rules: ResidencyRules,
): PlayState | Refusal {
  const { residency } = state;
  const fault = birthdayFault(bornOn, localDay(timeZone(zone), now));
  if (fault) return { code: 'request/invalid', faults: [{ field: 'bornOn', message: fault }] };
  if (residency.bornOn !== null && residency.bornOn !== bornOn)
    return { code: 'player/birthday-already-set' };
  if (residency.state !== null && residency.state !== livesIn && isBlocked(residency, now, rules))
    return { code: 'player/state-already-set' };
  // In another zone, amounts that were counted already would be counted again on its days.
  const isFirst = residency.bornOn === null && state.lastRoundAt === null && isEmpty(state.windows);
  return {
    ...state,
    residencyCheck: confirmResidency(state.residencyCheck, now),
    residency: {
      bornOn,
      state: livesIn,
      timeZone: isFirst ? timeZone(zone) : moveTo(residency.timeZone, zone, now),
    },
  };
}
