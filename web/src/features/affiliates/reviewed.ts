import type { GetAnswer } from '#web/lib/play-fab-ops-types';

/** A line of commission as the desk sees it, with the player behind it. */
export type Reviewed = GetAnswer<'/admin/affiliates/{affiliate}/accruals'>['items'][number];
