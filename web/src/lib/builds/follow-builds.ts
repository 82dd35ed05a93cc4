import { showToast } from '../page/toasts';
import { type VersionCheck, newerBuilds } from './newer-builds';
import { markOutdated } from './outdated';
import { ownBuild } from './own-build';
import { ownMeta } from './own-meta';
import { payloadOf } from './payload';

const minuteMs = 60 * 1000;
const everyHourMs = 60 * minuteMs;
/** Delay of the second look; a deployment announces its build once the pages of the build are published. */
const confirmationMs = 5 * minuteMs;

/**
 * Checks for newer builds at once and every hour until there is one, and prefetches payloads of links that the visitor is about to follow.
 * Called once the page is idle.
 */
export function followBuilds(): void {
  const build = ownBuild();
  if (build === null) return;
  void watchForNewer(newerBuilds(build));
  // Prefetched for the first navigation, which would wait for it. Its callers retry after a failure.
  ownMeta().catch(() => undefined);
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetchTarget, { passive: true });
}

async function watchForNewer(checkForNewer: () => Promise<VersionCheck>): Promise<void> {
  const found = await checkForNewer();
  if (found === 'newer') return announceNewer();
  setTimeout(() => void watchForNewer(checkForNewer), found === 'unconfirmed' ? confirmationMs : everyHourMs);
}

function announceNewer(): void {
  markOutdated();
  showToast({
    tone: 'info',
    text: 'A new version is available.',
    action: { label: 'Reload', press: () => location.reload() },
    stays: true,
  });
}

function prefetchTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname === location.pathname) return;
  // Only a prefetch: the navigation itself retries.
  payloadOf(link.pathname).catch(() => undefined);
}
