import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

/** A player's account, as the API returns it. */
export type AccountDetails = GetAnswer<'/account'>;

/** A shipping address. */
export type AccountAddress = AccountDetails['addresses'][number];
