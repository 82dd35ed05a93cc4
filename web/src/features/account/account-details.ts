import type { GetAnswer } from '#web/lib/play-fab-ops-types';

/** What the house knows of a player, as the API tells it. */
export type AccountDetails = GetAnswer<'/account'>;

/** Where a prize may go. */
export type AccountAddress = AccountDetails['addresses'][number];
