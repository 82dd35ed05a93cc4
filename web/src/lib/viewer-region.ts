import { fetchSession } from './amplify-session';
import { whenIdle } from './turns';

/** At the site's own address: only its distribution knows where a browser is. */
const path = '/account/viewer-region';

/**
 * Has the region of a sign-in recorded, once the browser is idle. Nothing waits for it, and a failure shows nowhere: the next sign-in
 * reports again, and the API refuses nothing for want of a record.
 */
export function reportViewerRegion(): void {
  whenIdle(() => void report().catch(() => undefined));
}

async function report(): Promise<void> {
  const session = await fetchSession();
  if (!session) return;
  // Kept alive, because a sign-in may lead to another document at once.
  const headers = { Authorization: session.accessToken };
  const response = await fetch(path, { method: 'POST', headers, keepalive: true });
  // Browsers keep a request open until its response is read.
  await response.arrayBuffer();
}
