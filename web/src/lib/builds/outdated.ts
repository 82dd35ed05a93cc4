import { createPath, type DataRouter, type Path } from 'react-router';
import { isSamePath } from '../paths';
import { loadFully } from './full-load';

let isOutdated = false;

/** There is a newer build: the next navigation fetches it. */
export function markOutdated(): void {
  isOutdated = true;
}

/**
 * Turns each navigation from an outdated build to another page into a full load of that page. What was sent by a form goes on as it
 * began, and so does what only changes the address of the page on show.
 */
export function leaveOutdatedBuild(router: Pick<DataRouter, 'subscribe'>): void {
  router.subscribe(({ navigation, location: here }) => {
    if (!isOutdated || navigation.state !== 'loading' || navigation.formMethod !== undefined) return;
    const target: Path = navigation.location;
    if (!isSamePath(target.pathname, here.pathname)) loadFully(createPath(target));
  });
}
