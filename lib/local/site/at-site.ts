/** The site's address in a template of the local stage; only the host knows the port. */
const unportedSite = 'http://localhost/';

/**
 * Inserts the site's port into an address of a template.
 *
 * @param siteUrl  without a trailing slash; undefined where no site is served
 */
export function atSite(url: string, siteUrl: string | undefined): string {
  return siteUrl !== undefined && url.startsWith(unportedSite)
    ? `${siteUrl}/${url.slice(unportedSite.length)}`
    : url;
}
