import { keepInTab, readInTab } from '../storage/stored';

/** For this long, a page that was loaded fully is not loaded fully again. */
const guardMs = 10_000;

const guardKey = 'jade-harbour.reloaded';

/** The browser APIs that a full load needs. */
export interface Tab {
  readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly performance: Pick<Performance, 'timeOrigin'>;
  /** Survives a load like storage does, and cannot be forbidden. */
  name: string;
}

/**
 * Loads a page of this site with the current build: at most once within ten seconds for each path, so that a faulty build cannot cause a
 * reload loop.
 *
 * @param path  the path with its query and fragment
 * @returns whether the load starts; false within the guard, and for other origins
 */
export function loadFully(path: string, tab: Tab = window, nowMs = Date.now()): boolean {
  const here = new URL(tab.location.href);
  const target = URL.canParse(path, here) ? new URL(path, here) : null;
  // A path that begins with two slashes names another host.
  if (target?.origin !== here.origin) return false;
  if (!setGuard(path, tab, nowMs)) return false;
  if (target.pathname + target.search === here.pathname + here.search) {
    // Navigating to a URL that differs only in its fragment would not load it.
    if (target.href !== here.href) tab.history.replaceState(null, '', target);
    tab.location.reload();
  } else {
    tab.location.assign(target);
  }
  return true;
}

/**
 * Whether a page may be loaded fully, or has just been in vain. On a slow connection the second failure comes long after the guard has
 * expired, so a document that was requested within the guard counts as the reloaded one.
 *
 * @param stored      guard of the last full load: its path and expiry
 * @param requestedForMs  when the browser requested the current document
 */
export function mayReload(
  stored: string | null,
  path: string,
  nowMs: number,
  requestedForMs: number,
): boolean {
  const guard = readGuard(stored);
  if (guard?.path !== path) return true;
  const isBroughtByReload = guard.expires - guardMs <= requestedForMs && requestedForMs < guard.expires;
  return nowMs >= guard.expires && !isBroughtByReload;
}

function readGuard(stored: string | null): { path: string; expires: number } | null {
  try {
    return JSON.parse(stored ?? 'null') as { path: string; expires: number } | null;
  } catch {
    // The stored value is not a guard.
    return null;
  }
}

function setGuard(path: string, tab: Tab, nowMs: number): boolean {
  const { timeOrigin } = tab.performance;
  if ([readInTab(guardKey), tab.name].some((stored) => !mayReload(stored, path, nowMs, timeOrigin)))
    return false;
  const guard = JSON.stringify({ path, expires: nowMs + guardMs });
  // Storage can be forbidden or full. Without a guard, nothing would stop a reload loop.
  if (!keepInTab(guardKey, guard)) tab.name = guard;
  return true;
}
