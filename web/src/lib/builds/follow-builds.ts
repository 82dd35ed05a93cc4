import { showToast } from '../toasts';
import { type Look, newerBuilds } from './newer-builds';
import { markOutdated } from './outdated';
import { ownBuild } from './own-build';
import { ownMeta } from './own-meta';
import { payloadOf } from './payload';

const minuteMs = 60 * 1000;
const everyHourMs = 60 * minuteMs;
/** A deployment has announced its build by then, once the pages of that build are published. */
const confirmationMs = 5 * minuteMs;

/**
 * Looks for newer builds, now and then every hour until there is one, and fetches payloads of links that somebody is about to
 * follow. To be called once the page has nothing else to do.
 */
export function followBuilds(): void {
  const build = ownBuild();
  if (build === null) return;
  void watchForNewer(newerBuilds(build));
  // The first navigation needs it, and would wait for it. Whoever needs it asks again after a failure.
  ownMeta().catch(() => undefined);
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, foresee, { passive: true });
}

async function watchForNewer(look: () => Promise<Look>): Promise<void> {
  const found = await look();
  if (found === 'newer') return tellOfNewer();
  setTimeout(() => void watchForNewer(look), found === 'unconfirmed' ? confirmationMs : everyHourMs);
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
