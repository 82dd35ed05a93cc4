import { useEffect, useEffectEvent, useState } from 'react';
import { Notice } from '#components/ui/notice';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { forgetClick, rememberedClick } from '#web/lib/storage/affiliate-link';

/**
 * Reports the affiliate link of a new player as soon as they are signed in. A final response clears the stored click; a failed request
 * is repeated at the next visit. A click that does not count has no effect on the player and shows nothing.
 */
export function CameByLink() {
  const [isBound, setBound] = useState(false);
  const { send } = useAttempt();

  const bind = useEffectEvent(() => {
    const click = rememberedClick()?.click;
    if (click === undefined) return;
    void send(
      () => playFabOps.post('/affiliates/bindings', { body: { click }, idempotencyKey: `click-${click}` }),
      () => {
        forgetClick();
        setBound(true);
      },
      { onFailure: (failure) => isFinal(failure) && forgetClick() },
    );
  });
  useEffect(() => bind(), []);

  if (!isBound) return null;
  return (
    <Notice tone="info">
      <p>You joined through an affiliate link. It counts for the affiliate, who never learns who you are.</p>
    </Notice>
  );
}

/** Whether the API refused this click for good. */
function isFinal(failure: unknown): boolean {
  if (!(failure instanceof ApiRefusal)) return false;
  return failure.code.startsWith('affiliates/') || failure.code === 'player/state-blocked';
}
