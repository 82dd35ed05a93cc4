/** A page that was loaded anew is not loaded anew once more for this long, however long its files take to arrive. */
const guardMs = 10_000;

const guardKey = 'jade-harbour.reloaded';

/** What of the browser a full load needs. */
export interface Tab {
  readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly performance: Pick<Performance, 'timeOrigin'>;
  /** Outlives a load, as storage does, and nobody can forbid it. */
  name: string;
}

/**
 * Loads a page of this site anew, with whatever build is there now: at most once within ten seconds for each path, so that no fault
 * of a build makes a page load itself for ever.
 *
 * @param path  the path with its query and fragment
 * @returns whether it is being loaded; false within the guard, and for other sites' addresses
 */
export function loadFully(path: string, tab: Tab = window, nowMs = Date.now()): boolean {
  const here = new URL(tab.location.href);
  const target = URL.canParse(path, here) ? new URL(path, here) : null;
  // A path that begins with two slashes names another host.
  if (target?.origin !== here.origin) return false;
  if (!standGuard(path, tab, nowMs)) return false;
  if (target.pathname + target.search === here.pathname + here.search) {
    // An address that differs in its fragment alone would not be loaded again.
    if (target.href !== here.href) tab.history.replaceState(null, '', target);
    tab.location.reload();
  } else {
    tab.location.assign(target);
  }
  return true;
}

/**
 * Whether a page may be loaded anew, or just was in vain. On a slow line the second failure comes long after the guard has expired: a
 * document that was asked for within the ten seconds is what the reload brought.
 *
 * @param stored      what the last full load left behind: its path and until when it stands guard
 * @param askedForMs  when the browser began to ask for the document that is open
 */
export function mayReload(stored: string | null, path: string, nowMs: number, askedForMs: number): boolean {
  const guard = readGuard(stored);
  if (guard?.path !== path) return true;
  const isBroughtByReload = guard.expires - guardMs <= askedForMs && askedForMs < guard.expires;
  return nowMs >= guard.expires && !isBroughtByReload;
}

function readGuard(stored: string | null): { path: string; expires: number } | null {
  try {
    return JSON.parse(stored ?? 'null') as { path: string; expires: number } | null;
  } catch {
    // Somebody else wrote there.
    return null;
  }
}

function standGuard(path: string, tab: Tab, nowMs: number): boolean {
  const { timeOrigin } = tab.performance;
  if ([readStored(tab), tab.name].some((stored) => !mayReload(stored, path, nowMs, timeOrigin))) return false;
  const guard = JSON.stringify({ path, expires: nowMs + guardMs });
  try {
    tab.sessionStorage.setItem(guardKey, guard);
  } catch {
    // Storage can be forbidden, or full. Without a guard nothing would end a page that loads itself.
    tab.name = guard;
  }
  return true;
}

function readStored(tab: Tab): string | null {
  try {
    return tab.sessionStorage.getItem(guardKey);
  } catch {
    return null;
  }
}
