import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import { Panel } from '#components/ui/panel';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { ActFailure } from '../act-failure';
import type { Credited, DailyView } from '../coins-views';
import { ComesBack } from '../comes-back';
import { CreditFlight } from '../credit-flight';
import { showCredited } from '../credited';
import { RefusedAhead } from '../refused-ahead';
import { DailyPath } from './daily-path';
import { pathSteps } from './path-steps';
import './daily.css';

/**
 * The daily bonus: seven steps, without a penalty for a missed day.
 *
 * @param sweepsRefusedAs  why a claim would give Gold Coins alone; null where it gives both
 */
export function DailyBonus({ daily, sweepsRefusedAs }: { daily: DailyView; sweepsRefusedAs: string | null }) {
  const [credited, setCredited] = useState<Credited | null>(null);
  const { revalidate } = useRevalidator();
  const { isPending, failure, send } = useAttempt();
  const claim = () =>
    send(
      (idempotencyKey) => playFabOps.post('/bonuses/daily/claims', { idempotencyKey }),
      (answer) => {
        setCredited(showCredited(answer));
        return revalidate();
      },
    );
  const refusedAs = daily.refusedAs ?? sweepsRefusedAs;
  const isClaimed = daily.claimed || credited !== null;

  return (
    <Panel title="Daily bonus" className="daily">
      <p className="text-muted max-inline-lead">{labelOf({ ...daily, claimed: isClaimed })}</p>
      <DailyPath
        steps={pathSteps({ ...daily, claimed: isClaimed })}
        gold={daily.gold}
        withSweeps={sweepsRefusedAs === null}
      />
      {refusedAs !== null && !isClaimed && <RefusedAhead code={refusedAs} />}
      {failure !== null && <ActFailure failure={failure} />}
      <div className="daily-foot relative flex flex-wrap items-center gap-x-5 gap-y-3">
        {isClaimed ? (
          <ComesBack what="Next bonus" at={daily.nextAt} />
        ) : (
          <Button
            variant="primary"
            large
            pending={isPending}
            disabled={daily.refusedAs !== null}
            onClick={() => void claim()}
          >
            Claim today’s coins
          </Button>
        )}
        <p role="status" className="relative font-bold">
          {credited && (
            <>
              <CreditFlight credited={credited} />
              You got <Amount coin="gold" value={credited.gold} />
              {credited.sweeps > 0 && (
                <>
                  {' and '}
                  <Amount coin="sweeps" value={credited.sweeps} />
                </>
              )}
            </>
          )}
        </p>
      </div>
    </Panel>
  );
}

function labelOf({ step, steps, claimed, isPaused }: DailyView): string {
  if (claimed && step === steps.length - 1)
    return `You claimed all ${steps.length} days. The next bonus starts again at day 1.`;
  if (claimed)
    return `Day ${step + 1} of ${steps.length} claimed. Come back for the next one whenever you like.`;
  if (isPaused) return `Welcome back. You kept your place: today is day ${step + 1} of ${steps.length}.`;
  return `Today is day ${step + 1} of ${steps.length}. If you miss a day, you keep your place.`;
}
