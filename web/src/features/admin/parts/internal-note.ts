import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

/** A note of an admin for other admins. */
export type InternalNote = GetAnswer<'/admin/players/{player}/notes'>['items'][number];

/** What a note is about. */
export type NotedObject = InternalNote['about'];
