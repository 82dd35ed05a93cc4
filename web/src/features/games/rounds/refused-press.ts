import { ApiRefusal, detailsOf } from '#web/lib/api-refusal';

/** What a failed request means for the press behind it. */
export type PressFate =
  /** The server refused and wrote nothing, or the press never left this device: it is over. */
  | 'refused'
  /** Nobody knows whether the round was played: only the same key can tell. */
  | 'unanswered'
  /** The sign-in ended first; the same key can be asked again after signing in. */
  | 'signed-out';

/** Reads the fate of a press from the failure of its request. */
export function fateOf(failure: unknown): PressFate {
  if (!(failure instanceof ApiRefusal)) return 'unanswered';
  if (failure.status === 401) return 'signed-out';
  // A gateway that is asked too often looks at no key: an earlier attempt of this press may have been played.
  if (failure.status === 429) return 'unanswered';
  return failure.status >= 400 && failure.status < 500 ? 'refused' : 'unanswered';
}

/** What refuses a press that is made offline: it is never sent, so it cannot be played later. */
export function offlineRefusal(): ApiRefusal {
  return new ApiRefusal({ status: 0, code: 'request/offline', message: 'The device is offline.' });
}

/** Whether a press may have reached the server although no answer came: only its own key can tell. */
export function isUnreachable(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === 'request/unreachable';
}

/** Whether a round was refused because another one waits for its player. */
function isRoundOpen(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === 'games/round-open';
}

/** Whether a press was refused because of a round that is further on than this page knows. */
export function isLeftOpen(failure: unknown): boolean {
  return isRoundOpen(failure) || (failure instanceof ApiRefusal && failure.code === 'games/round-conflict');
}

/** The game whose round came before a press, by its id; null for a press that failed for anything else. */
export function gameInTheWay(failure: unknown): string | null {
  return detailsOf(failure, 'games/round-open')?.gameId ?? null;
}

/** Whether the round that a decision was about is over: another tab has brought it to its end. */
export function isRoundUnknown(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code === 'games/unknown-round';
}

/** Milliseconds to wait before the next press, as a refusal for haste tells; null for any other failure. */
export function retryAfterMs(failure: unknown): number | null {
  return detailsOf(failure, 'play-limits/too-fast')?.retryAfterMs ?? null;
}
