/**
 * Runs in CloudFront before every request of the site and decides which file answers a path. The construct puts the
 * text of this file behind a line that declares `prerenderedPaths`, an object with one key per page that exists as
 * a file. CloudFront's runtime is `cloudfront-js-2.0`: no modules, so the word `export` is taken out.
 *
 * HTML is answered from that list alone, also when it is asked for by its key: the bucket may still hold pages of a time
 * when the stage let strangers in. So is what a page was rendered from; where there is none, no key bears the name that is asked for.
 */
export function handler(event) {
  const request = event.request;
  const path = request.uri;
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  if (/^(_|%5f).*\.json$/i.test(lastSegment)) {
    const of = path.slice(0, -lastSegment.length).toLowerCase().replace(/\/+$/, '');
    const isThere = prerenderedPaths[of || '/'] && lastSegment === '_payload.json';
    request.uri = of + (isThere ? '/_payload.json' : '/no-payload');
    return request;
  }
  if (/\.[a-z0-9]+$/i.test(lastSegment) && !/\.html$/i.test(lastSegment)) return request;

  const page = path.toLowerCase().replace(/\/+(index\.html)?$/, '');
  request.uri = prerenderedPaths[page || '/'] ? page + '/index.html' : '/shell.html';
  return request;
}
