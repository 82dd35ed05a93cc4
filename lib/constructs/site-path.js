/**
 * Runs in CloudFront before every request of the site, where it chooses the file that answers a path, and behind every answer, where it
 * gives the page of an unknown path the status 404 and names the charset of a text (`text-charset.js`). The construct puts the text of this file behind lines that declare what a path can
 * name:
 *
 * - `prerenderedPaths`, an object with one key for each page that exists as a file;
 * - `applicationPage`, a pattern of the pages, in lower case, that the application's shell answers;
 * - `siteFile`, a pattern of everything else that the site serves by its own name.
 *
 * CloudFront's runtime is `cloudfront-js-2.0`: no modules, so the word `export` is taken out.
 *
 * HTML is answered from these lists alone, also when it is asked for by its key: the bucket may still hold pages of a time
 * when the stage let strangers in. So is what a page was rendered from; where there is none, no key bears the name that is asked for.
 */
export function handler(event) {
  const request = event.request;
  const key = keyOf(request.uri);
  if (event.context.eventType === 'viewer-request') {
    request.uri = key;
    return request;
  }
  // Only a whole page: to a browser that has it already, 304 says that it is still the same.
  const response = event.response;
  if (key === '/not-found.html' && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return withCharset(response);
}

/** The key of a path is its own key as well, so it does not matter which of the two CloudFront shows behind an answer. */
function keyOf(path) {
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  if (/^(_|%5f).*\.json$/i.test(lastSegment)) {
    const of = path.slice(0, -lastSegment.length).toLowerCase().replace(/\/+$/, '');
    const isThere = prerenderedPaths[of || '/'] && lastSegment === '_payload.json';
    return of + (isThere ? '/_payload.json' : '/no-payload');
  }
  if (siteFile.test(path)) return path;

  const page = path.toLowerCase().replace(/\/+(index\.html)?$/, '');
  if (prerenderedPaths[page || '/']) return page + '/index.html';
  return path === '/shell.html' || applicationPage.test(page) ? '/shell.html' : '/not-found.html';
}
