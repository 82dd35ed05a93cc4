import { whenIdle } from '../page/turns';
import { fetchSession } from './amplify-session';

/** On the site's own origin: only its distribution knows the browser's region. */
const path = '/account/viewer-region';

/**
 * Reports the region of a sign-in once the browser is idle. Nothing waits for it and failures are ignored: the next sign-in reports again,
 * and the API refuses nothing without the record.
 */
export function reportViewerRegion(): void {
  whenIdle(() => void report().catch(() => undefined));
}

async function report(): Promise<void> {
  const session = await fetchSession();
  if (!session) return;
  // `keepalive`, because a sign-in may navigate to another document at once.
  const headers = { Authorization: session.accessToken };
  const response = await fetch(path, { method: 'POST', headers, keepalive: true });
  // Browsers keep a request open until its response is read.
  await response.arrayBuffer();
}
