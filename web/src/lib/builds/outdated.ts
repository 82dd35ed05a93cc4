import { createPath, type DataRouter, type Path } from 'react-router';
import { isSamePath } from '../paths';
import { loadFully } from './full-load';

let isOutdated = false;

/** Marks this build as outdated: the next navigation is a full load. */
export function markOutdated(): void {
  isOutdated = true;
}

/**
 * Turns each navigation from an outdated build to another page into a full load of that page. Form submissions, and changes of the URL
 * within the page, proceed as they are.
 */
export function leaveOutdatedBuild(router: Pick<DataRouter, 'subscribe'>): void {
  router.subscribe(({ navigation, location: here }) => {
    if (!isOutdated || navigation.state !== 'loading' || navigation.formMethod !== undefined) return;
    const target: Path = navigation.location;
    if (!isSamePath(target.pathname, here.pathname)) loadFully(createPath(target));
  });
}
