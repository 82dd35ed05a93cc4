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

/** The local address of a REST API. */
export function localEndpoint(endpoint: string, servicesUrl: string): string {
  return endpoint.replace(
    /^https:\/\/(\w+)\.execute-api\.[\w-]+\.amazonaws\.com/,
    `${servicesUrl}/execute-api/$1`,
  );
}

/**
 * Replaces the cloud's sources in a content security policy by this host: the same schemes, without TLS. Functions sign addresses of files
 * with the host's numeric name.
 *
 * @param policy       a `Content-Security-Policy`
 * @param servicesUrl  without a trailing slash
 */
export function withLocalSources(policy: string, servicesUrl: string): string {
  const local = {
    'https:': [servicesUrl, servicesUrl.replace('localhost', '127.0.0.1')],
    'wss:': [servicesUrl.replace(/^http/, 'ws')],
  };
  return policy.replace(/(?<=(?:^|; *)connect-src )[^;]*/, (sources) => {
    const led = sources
      .split(' ')
      .flatMap((source) => local[source.split('//', 1)[0] as keyof typeof local] ?? source);
    return [...new Set(led)].join(' ');
  });
}
