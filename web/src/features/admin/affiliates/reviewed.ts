import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

/** A commission accrual as admins see it, with the player behind it. */
export type Reviewed = GetAnswer<'/admin/affiliates/{affiliate}/accruals'>['items'][number];
