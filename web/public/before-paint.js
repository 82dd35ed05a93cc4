// A file of its own, since the content policy allows no inline script. Before anything is painted it sets the theme, and whether this
// browser remembers a player, so that neither changes before the visitor's eyes; how many rows of the visitor's own games the lobby has, so
// that the games below them do not move; and whether the page is seen from its top, so that what is below may wait. The rules are those of
// src/lib/page/theme.ts, src/lib/session/remembered-session.ts and src/lib/storage; src/lib/page/theme.test.ts holds them together.
(function () {
  var root = document.documentElement;
  var choice = null;
  var player = false;
  var rows = 0;
  try {
    choice = localStorage.getItem('jade-harbour.theme');
    if (localStorage.getItem('jade-harbour.favorites')) rows++;
    if (localStorage.getItem('jade-harbour.played')) rows++;
    for (var index = 0; index < localStorage.length; index++) {
      if (/^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/.test(localStorage.key(index)))
        player = true;
    }
  } catch {
    // Storage can be forbidden; visitors and the default theme need none.
  }
  if (choice === 'system') choice = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.dataset.theme = choice === 'light' ? 'light' : 'dark';
  var color = document.querySelector('meta[name="theme-color"]');
  if (color) color.content = color.dataset[root.dataset.theme];
  root.dataset.visitor = player ? 'player' : 'stranger';
  root.dataset.gameRows = rows;
  // A reload, a return or a fragment restores a scroll position, which needs the page's real length.
  var navigation = performance.getEntriesByType('navigation')[0];
  if (navigation && navigation.type === 'navigate' && location.hash === '') root.dataset.arrival = 'top';
})();

// When a module of the page is missing, or src/main.ts could not start: no code of the application can say so.
(function () {
  var isMissing = false;

  addEventListener('vite:preloadError', function () {
    isMissing = true;
  });
  addEventListener(
    'error',
    function (event) {
      if (event.target.type === 'module') fetchErrorPage('');
    },
    true,
  );
  addEventListener('jade-harbour:start-failed', function (event) {
    fetchErrorPage(isMissing ? '' : event.detail.message);
  });

  function fetchErrorPage(message) {
    var script = document.createElement('script');
    script.src = '/start-failure.js';
    script.dataset.message = message;
    script.onerror = function () {
      var page = document.getElementById('root');
      if (!page.firstChild) page.textContent = 'A network error has occurred.';
    };
    document.head.append(script);
  }
})();
