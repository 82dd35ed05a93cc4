/**
 * Runs beside the site's pages in browsers that came here once. It answers a page request that fails with the offline page, under the
 * page's own address, and shows PDFs of open pages in frames. It stores nothing, so pages, code and responses are never outdated.
 * The build puts the text of this file behind lines that declare `page` and `policy`.
 */
self.addEventListener('install', () => {
  // An older worker has no work to finish, so this one takes over at once.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // The browser requests a page while this script starts, so that the start delays no page.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

/**
 * PDFs that open pages show in frames, by path, with the id of their client. They end with this script, which the browser stops when it has
 * nothing to do.
 */
const framedPdfs = new Map();

self.addEventListener('message', (event) => {
  const {
    data: { path, file },
    ports: [answers],
    source,
  } = event;
  event.waitUntil(dropFilesOfClosedPages());
  if (!file) return void framedPdfs.delete(path);
  // A page could otherwise replace any other frame of the site.
  if (!path.startsWith('/framed-files/')) return;
  framedPdfs.set(path, { file, client: source.id });
  answers?.postMessage(path);
});

/** A page that closes cannot reliably release its files. */
async function dropFilesOfClosedPages() {
  for (const [path, { client }] of framedPdfs) if (!(await self.clients.get(client))) framedPdfs.delete(path);
}

self.addEventListener('fetch', (event) => {
  const { mode, method, destination, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  if (destination === 'document') event.respondWith(pageOrOffline(event));
  const framed = destination === 'iframe' && framedPdfs.get(new URL(url).pathname);
  if (!framed) return;
  event.respondWith(framedPdf(framed.file));
  // The browser has requested the address as well, and warns of a preload that nothing awaits.
  event.waitUntil(Promise.allSettled([event.preloadResponse]));
});

/** The type is fixed, so that no file becomes a page of the site. */
function framedPdf(file) {
  return new Response(file, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Security-Policy': "frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

async function pageOrOffline({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(page, {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
      },
    });
  }
}
