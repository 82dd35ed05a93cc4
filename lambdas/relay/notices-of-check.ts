import { createHash } from 'node:crypto';
import { identityDecided } from '#domain/notices/identity-decided';
import type { IdentityCheck } from '#domain/player/identity-check';
import { groupOf, type NoticeMessage } from '#lambdas/notices/messages';
import type { QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { Row, StreamRow } from '#lambdas/runtime/aws/stream-rows';

/** The part of an item of the `identity-checks` table that is needed; instants are strings. */
type CheckItem = Pick<IdentityCheck, 'player' | 'state' | 'documents'> & {
  readonly timeline: readonly { readonly at: string; readonly request: string }[];
};

/**
 * The notice event of an identity check that this change decided. Its id is derived from the decision, because the stream may repeat it;
 * later changes of the check produce none.
 */
export function noticesOfCheck({ change, before, after }: StreamRow): readonly QueuedEvent[] {
  if (change === 'REMOVE') return [];
  const check = after() as Row & CheckItem;
  const previous = before() as (Row & CheckItem) | undefined;
  const known = previous?.timeline.length ?? 0;
  const step = check.timeline.at(-1);
  const noticeEvent = check.timeline.length > known ? identityDecided(check, previous?.state) : null;
  if (!step || !noticeEvent) return [];
  const event = createHash('sha256')
    .update(JSON.stringify([check.player, step.request]))
    .digest('base64url');
  const message: NoticeMessage = { player: check.player, event, at: step.at, noticeEvent };
  return [{ id: event, group: groupOf(check.player), message }];
}
