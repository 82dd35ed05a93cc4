/**
 * Runs beside the site's pages in browsers that came here once, and does one thing: when a page cannot be fetched it says so kindly,
 * under the page's own address. It keeps nothing, so it can make nothing old: pages, code and answers all come as they would without it.
 * The build puts the text of this file behind lines that declare `page` and `policy`.
 */
self.addEventListener('install', () => {
  // There is nothing that an older one would have to end: the new one takes over at once.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // The browser asks for a page while this script is still on its way up, so that nobody waits for it.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request;
  if (mode === 'navigate' && method === 'GET' && destination === 'document')
    event.respondWith(pageOrOffline(event));
});

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
