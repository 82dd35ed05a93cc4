import { useEffect, useState } from 'react';
import { Notice } from '#components/ui/notice';
import { forgetClick, rememberedClick } from '#web/lib/affiliate-link';
import { ApiRefusal } from '#web/lib/api-refusal';
import { playFabOps } from '#web/lib/play-fab-ops';

/**
 * Says by whose link a new player came, as soon as they are signed in. What the house has an answer to is forgotten; what could not be
 * asked is asked again at the next visit. Where it does not count, a player has lost nothing and is not troubled.
 */
export function CameByLink() {
  const [isBound, setBound] = useState(false);

  useEffect(() => {
    const kept = rememberedClick();
    if (!kept) return;
    const { click } = kept;
    playFabOps.post('/affiliates/bindings', { body: { click }, idempotencyKey: `click-${click}` }).then(
      () => {
        forgetClick();
        setBound(true);
      },
      (failure: unknown) => {
        if (isFinal(failure)) forgetClick();
      },
    );
  }, []);

  if (!isBound) return null;
  return (
    <Notice tone="info">
      <p>You came by a partner’s link. It counts for the partner, who is not told who you are.</p>
    </Notice>
  );
}

/** Whether the house has said no to this click for good. */
function isFinal(failure: unknown): boolean {
  if (!(failure instanceof ApiRefusal)) return false;
  return failure.code.startsWith('affiliates/') || failure.code === 'player/state-blocked';
}
