import { ApiRefusal } from '#web/lib/api/api-refusal';
import { useLoaded } from '#web/lib/api/use-loaded';
import { type Balances, useBalances } from '#web/lib/live/balances';
import { readWallet } from '#web/lib/live/read-wallet';
import { notifyStoredSessionChange } from '#web/lib/session/stored-session';

/** The player's balances: null while they load, then the newest of any response. */
export function useWallet(): { balances: Balances | null; failed: boolean; retry: () => void } {
  const balances = useBalances();
  const { failure, reload } = useLoaded(readWallet, noticeEndOfSession);
  return { balances, failed: !balances && failure !== null, retry: reload };
}

/** When the stored session has ended, Amplify has cleared it, so the header must update as well. */
function noticeEndOfSession(failure: unknown) {
  if (failure instanceof ApiRefusal && failure.code === 'session/required') notifyStoredSessionChange();
}
