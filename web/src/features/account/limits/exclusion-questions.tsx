import { useState } from 'react';
import { ConfirmQuestion } from '#components/feedback/confirm-question';
import { BulletList } from '#components/ui/bullet-list';
import { CheckField } from '#components/ui/check-field';
import { exclude, type ExclusionMonths } from '#domain/play-limits/time-out';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { useLateFailure } from '#web/lib/api/use-late-failure';
import { weekdayInstantLabel } from '#web/lib/format/dates';
import type { PlayLimits } from './play-limits';
import { currentTimeOut, outcomeLabel } from './time-out-copy';

/** Confirms a self-exclusion in two steps: the consequences first, then a checkbox. */
export function ExclusionQuestions({
  months,
  limits,
  onClose,
  onChanged,
}: {
  months: ExclusionMonths;
  limits: PlayLimits;
  onClose: () => void;
  onChanged: (limits: PlayLimits, message: string) => void;
}) {
  const [isSecond, setSecond] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const { send, isPending, failure } = useAttempt();
  const showLate = useLateFailure();
  const where = { timeZone: limits.residency.timeZone };
  const [now, setNow] = useState(() => new Date());
  const { until } = exclude(null, months, now);
  const untilLabel = until ? `until ${weekdayInstantLabel(until.toISOString(), where)}` : 'permanently';

  const excludeMe = () =>
    void send(
      (idempotencyKey) => playFabOps.post('/play-limits/exclusions', { body: { months }, idempotencyKey }),
      (answer) => onChanged(answer, outcomeLabel(currentTimeOut(limits, new Date()), answer.timeOut, where)),
      { onFailure: showLate },
    );

  function goOn() {
    setNow(new Date());
    setSecond(true);
  }

  if (!isSecond)
    return (
      <ConfirmQuestion submit="Continue" onConfirm={goOn} onKeep={onClose}>
        <BulletList>
          <li>{`You will be excluded ${untilLabel}. You cannot play, buy coins, or claim bonuses or quests.`}</li>
          <li>We will not send you any promotions.</li>
          <li>You keep your coins and can still order prizes with them.</li>
          <li>This cannot be undone or shortened, not even by our support team.</li>
        </BulletList>
      </ConfirmQuestion>
    );
  return (
    <ConfirmQuestion
      submit={`Exclude me ${months === null ? 'permanently' : 'now'}`}
      isDisabled={!isConfirmed}
      {...{ isPending, failure }}
      onConfirm={excludeMe}
      onKeep={onClose}
    >
      <p>{`Last step: you will be excluded ${untilLabel}, starting now.`}</p>
      <CheckField checked={isConfirmed} onChange={({ target }) => setConfirmed(target.checked)}>
        I understand that this cannot be undone.
      </CheckField>
    </ConfirmQuestion>
  );
}
