/** The site's address as a template has it whose stage is a laptop: which port it will have, only the host knows. */
const unportedSite = 'http://localhost/';

/**
 * Puts the site's own port into an address of a template.
 *
 * @param siteUrl  without a slash at the end; undefined where no site is served
 */
export function atSite(url: string, siteUrl: string | undefined): string {
  return siteUrl !== undefined && url.startsWith(unportedSite)
    ? `${siteUrl}/${url.slice(unportedSite.length)}`
    : url;
}
