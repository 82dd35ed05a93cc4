import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { useAttempt } from '#web/lib/api/use-attempt';
import { keepBalances, shownBalances } from '#web/lib/live/balances';
import { createBalancesKeeper } from '#web/lib/live/balances-keeper';
import { ActFailure } from '../act-failure';
import type { WheelTurn, WheelView } from '../coins-views';
import { ComesBack } from '../comes-back';
import { CreditFlight } from '../credit-flight';
import { showCredited } from '../credited';
import { RefusedAhead } from '../refused-ahead';
import type { CheckedTurn } from './check-turn';
import { SpinProof } from './spin-proof';
import { turnWheel } from './turn-wheel';
import { WheelFace } from './wheel-face';
import { WheelOdds } from './wheel-odds';
import { restAngle, sliceWheel } from './wheel-slices';
import './wheel.css';

/** The daily wheel: one turn a day, drawn to scale, with its odds and its proof. */
export function DailyWheel({
  wheel,
  drawAgain,
}: {
  wheel: WheelView;
  drawAgain: (turn: WheelTurn) => Promise<CheckedTurn | null>;
}) {
  const slices = useMemo(() => sliceWheel(wheel.weights, wheel.of), [wheel.weights, wheel.of]);
  const [keeper] = useState(() => createBalancesKeeper({ read: shownBalances, keep: keepBalances }));
  const turning = useRef<SVGGElement>(null);
  const [turn, setTurn] = useState<WheelTurn | null>(null);
  const { revalidate } = useRevalidator();
  const stood = useRef(wheel.spun);
  const { isPending, failure, send } = useAttempt();

  const spin = () =>
    send(
      (idempotencyKey) => {
        // The header must not reveal the result before the wheel stops.
        keeper.keep(shownBalances());
        return playFabOps.post('/bonuses/wheel/spins', { idempotencyKey });
      },
      show,
      { onFailure: keeper.release },
    );

  async function show(answer: PostAnswer<'/bonuses/wheel/spins'>) {
    try {
      showCredited(answer);
      const { spun: drawn } = answer.wheel;
      if (drawn && turning.current) {
        await turnWheel(turning.current, restAngle(slices, drawn.segment, drawn.proof.nonce));
      }
      setTurn(drawn);
    } finally {
      keeper.release();
    }
    await revalidate();
  }
  const spun = turn ?? (isPending ? null : wheel.spun);

  useEffect(() => {
    const rested = stood.current;
    if (rested && turning.current) {
      const angle = restAngle(slices, rested.segment, rested.proof.nonce);
      turning.current.style.transform = `rotate(${angle}deg)`;
    }
    return keeper.release;
  }, [slices, keeper]);

  return (
    <Panel title="Daily wheel" className="wheel">
      <div className="wheel-columns">
        <div className="wheel-stage">
          <WheelFace slices={slices} turning={turning} />
          {turn && <CreditFlight credited={{ gold: 0, sweeps: turn.sweeps }} />}
        </div>
        <div className="wheel-side grid justify-items-start gap-4">
          <p role="status" className="wheel-said text-lg font-bold">
            {spun && (
              <>
                Today you won <Amount coin="sweeps" value={spun.sweeps} />
              </>
            )}
          </p>
          {failure !== null && <ActFailure failure={failure} />}
          {wheel.refusedAs !== null && !spun && <RefusedAhead code={wheel.refusedAs} />}
          {spun ? (
            <ComesBack what="Next spin" at={wheel.nextAt} />
          ) : (
            <Button
              variant="primary"
              large
              pending={isPending}
              disabled={wheel.refusedAs !== null}
              onClick={() => void spin()}
            >
              Spin the wheel
            </Button>
          )}
          <WheelOdds weights={wheel.weights} of={wheel.of} won={spun?.segment ?? null} />
        </div>
      </div>
      {spun && <SpinProof turn={spun} of={wheel.of} drawAgain={drawAgain} />}
    </Panel>
  );
}
