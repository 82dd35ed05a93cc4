import { showToast } from '../toasts';
import { newerBuilds } from './newer-builds';
import { markOutdated } from './outdated';
import { ownBuild } from './own-build';
import { payloadOf } from './payload';

const everyHourMs = 60 * 60 * 1000;

/**
 * Looks for newer builds, now and then every hour until there is one, and fetches payloads of links that somebody is about to
 * follow. To be called once the page has nothing else to do.
 */
export function followBuilds(): void {
  const build = ownBuild();
  if (build === null) return;
  void watchForNewer(newerBuilds(build));
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, foresee, { passive: true });
}

async function watchForNewer(isThereNewer: () => Promise<boolean>): Promise<void> {
  const timer = setInterval(() => void look(), everyHourMs);
  await look();

  async function look(): Promise<void> {
    if (!(await isThereNewer())) return;
    clearInterval(timer);
    tellOfNewer();
  }
}

function tellOfNewer(): void {
  markOutdated();
  showToast({
    tone: 'info',
    text: 'A new version is here.',
    action: { label: 'Reload', press: () => location.reload() },
    stays: true,
  });
}

function foresee({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname === location.pathname) return;
  // Only a foretaste: whoever goes there asks again.
  payloadOf(link.pathname).catch(() => undefined);
}
