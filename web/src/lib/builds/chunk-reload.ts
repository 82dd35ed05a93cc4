import { loadFully } from './full-load';

/** Where the visitor is, and where the site is taking them. */
export interface Navigation {
  /** Path of the shown page, without query and fragment. */
  readonly page: string;
  /** Path to load, with query and fragment: that of another page on the way, or of the shown one. */
  readonly target: string;
  /** Whether the page to load is still on its way, so that it cannot show without its code. */
  readonly isArriving: boolean;
}

let navigation = (): Navigation => ({
  page: location.pathname,
  target: location.href.slice(location.origin.length),
  isArriving: true,
});

/** The page of each part that is being imported or has just failed. */
const pendingParts = new Set<{ readonly page: string }>();

/** Sets how the current navigation is read; by default, the current page is on its way. */
export function setNavigation(read: () => Navigation): void {
  navigation = read;
}

/**
 * Loads the page fully once when a chunk cannot be fetched, as in a tab that is older than the deployed build. After another failure the
 * error page is shown. Offline, a reload would not help, and a part that cannot load leaves the page around it as it is.
 *
 * Every import dispatches the event, and names neither its chunk nor its importer. During a navigation each failure counts as one of the
 * navigation, which leaves the parts of the page anyway.
 */
export function reloadOnMissingChunks(): void {
  addEventListener('vite:preloadError', () => {
    const { page, target, isArriving } = navigation();
    const isOfPart = !isArriving && [...pendingParts].some((part) => part.page === page);
    if (navigator.onLine && !isOfPart) loadFully(target);
  });
}

/** Other files of a part may fail this long after its first one. */
const failingMs = 10_000;

/** Imports a part of a page whose failure the page shows in its place, without a full load. */
export function loadPart<Value>(load: () => Promise<Value>): Promise<Value> {
  return importPart(load, failingMs);
}

/** Imports one file that the shown page can do without; its failure does not load the page fully. */
export function preload<Value>(load: () => Promise<Value>): Promise<Value> {
  return importPart(load, 0);
}

async function importPart<Value>(load: () => Promise<Value>, furtherMs: number): Promise<Value> {
  const part = { page: navigation().page };
  pendingParts.add(part);
  try {
    const value = await load();
    pendingParts.delete(part);
    return value;
  } catch (failure) {
    setTimeout(() => pendingParts.delete(part), furtherMs);
    throw failure;
  }
}
