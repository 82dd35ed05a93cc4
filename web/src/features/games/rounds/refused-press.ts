import { ApiRefusal, detailsOf } from '#web/lib/api/api-refusal';

/** What a failed request means for its press. */
export type PressFate =
  /** The server refused and wrote nothing, or the press was never sent: it is final. */
  | 'refused'
  /** Unknown whether the round was played: only a repeat under the same key can show it. */
  | 'unanswered'
  /** The session ended first; the press can be repeated under the same key after signing in. */
  | 'signed-out';

/** Derives the fate of a press from the failure of its request. */
export function fateOf(failure: unknown): PressFate {
  if (!(failure instanceof ApiRefusal)) return 'unanswered';
  if (failure.status === 401) return 'signed-out';
  // A throttling gateway evaluates no idempotency key: an earlier attempt of this press may have been played.
  if (failure.status === 429) return 'unanswered';
  return failure.status >= 400 && failure.status < 500 ? 'refused' : 'unanswered';
}

/** The refusal of a press that is made offline: it is never sent, so it cannot be played later. */
export function offlineRefusal(): ApiRefusal {
  return new ApiRefusal({ status: 0, code: 'request/offline', message: 'The device is offline.' });
}

/** Whether a press was refused because it was made offline. */
export function isOfflineRefusal(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === 'request/offline';
}

/** Whether a round was refused because another one of its game is open. */
function isRoundOpen(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === 'games/round-open';
}

/** Whether a press was refused because its round has advanced beyond the state of this page. */
export function isLeftOpen(failure: unknown): boolean {
  return isRoundOpen(failure) || (failure instanceof ApiRefusal && failure.code === 'games/round-conflict');
}

/** Whether the round of a decision is over, as when another tab has finished it. */
export function isRoundUnknown(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === 'games/unknown-round';
}

/** Milliseconds to wait before the next press, from a too-fast refusal; null for any other failure. */
export function retryAfterMs(failure: unknown): number | null {
  return detailsOf(failure, 'play-limits/too-fast')?.retryAfterMs ?? null;
}
