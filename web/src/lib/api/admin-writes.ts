import { createListeners } from '../state/store';

const writes = createListeners();

/**
 * Follows the accepted writes of an admin on this page, after which less work may wait.
 *
 * @returns ends it
 */
export const followAdminWrites = writes.add;

/** Reports an accepted request; only writes of an admin are passed on. */
export function reportRequest(method: string, path: string): void {
  if (method !== 'get' && path.startsWith('/admin/')) writes.notify();
}
