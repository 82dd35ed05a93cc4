type Follower = () => void;

const followers = new Set<Follower>();

/**
 * Follows the accepted writes of an admin on this page, after which less work may wait.
 *
 * @returns ends it
 */
export function followAdminWrites(follower: Follower): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** Reports an accepted request; only writes of an admin are passed on. */
export function reportRequest(method: string, path: string): void {
  if (method === 'get' || !path.startsWith('/admin/')) return;
  for (const follower of followers) follower();
}
