// Runs before anything is painted: sets the theme, and whether this browser remembers a player, so that neither
// changes before the visitor's eyes; and whether the page is seen from its top, so that what is below may wait. It is a file of its own because the content policy allows no inline script. The
// rules are those of src/lib/theme.ts and src/lib/session.ts; a test holds them together.
(function () {
  var root = document.documentElement;
  var choice = null;
  var player = false;
  try {
    choice = localStorage.getItem('jade-harbour.theme');
    for (var index = 0; index < localStorage.length; index++) {
      if (/^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/.test(localStorage.key(index)))
        player = true;
    }
  } catch {
    // Storage can be forbidden; visitors and the default theme need none.
  }
  if (choice === 'system') choice = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.dataset.theme = choice === 'light' ? 'light' : 'dark';
  root.dataset.visitor = player ? 'player' : 'stranger';
  // Whoever reloads, comes back or asks for a part of the page is led to a place that only the page's real length has.
  var navigation = performance.getEntriesByType('navigation')[0];
  if (navigation && navigation.type === 'navigate' && location.hash === '') root.dataset.arrival = 'top';
})();
