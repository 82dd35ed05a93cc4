// Reloads the page when code that it starts with is missing. Shows the error page when the code is still missing afterwards, or when the
// application failed otherwise. /before-paint.js fetches it, with the message of the failure or none. It needs nothing of the application:
// the reload has the guard of src/lib/builds/full-load.ts, and the page the copy of src/app/routes/error-page.tsx;
// src/app/start-failure.test.ts compares them.
(function () {
  var guardKey = 'jade-harbour.reloaded';
  var guardMs = 10000;
  var networkError = 'A network error has occurred.';
  var advice = 'We could not reach our server. Check your connection and try again.';

  var message = document.currentScript.dataset.message;
  var path = location.href.slice(location.origin.length);
  var guard = guardIn(readStored()) || guardIn(window.name);
  // Code that set the guard since this page loaded is already reloading it.
  if (guard && guard.expires - guardMs >= performance.timeOrigin) return;
  if (!message && !guard && navigator.onLine) loadAgain();
  else show(message || networkError);

  function guardIn(stored) {
    try {
      var found = JSON.parse(stored);
      var wasRequestedUnderIt = performance.timeOrigin < found.expires;
      return found.path === path && (Date.now() < found.expires || wasRequestedUnderIt) ? found : null;
    } catch {
      return null;
    }
  }

  function readStored() {
    try {
      return sessionStorage.getItem(guardKey);
    } catch {
      return null;
    }
  }

  function loadAgain() {
    var fresh = JSON.stringify({ path: path, expires: Date.now() + guardMs });
    try {
      sessionStorage.setItem(guardKey, fresh);
    } catch {
      window.name = fresh;
    }
    location.reload();
  }

  function show(text) {
    // A page that was rendered reads without the application, and its links lead on.
    if (document.getElementById('hydration')) return;
    document.title =
      'Internal Server Error · ' + document.querySelector('meta[name="application-name"]').content;
    document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">');
    document.getElementById('root').innerHTML =
      '<main id="main"><div class="error-page"><div class="error-page-words panel">' +
      '<p class="error-page-status" aria-hidden="true">500</p>' +
      '<h1 class="error-page-title">Internal Server Error</h1>' +
      paragraph('error-page-text', text) +
      (text === networkError ? paragraph('error-page-text', advice) : '') +
      '<p>Your coins and your cart are safe.</p>' +
      '<div class="error-page-actions">' +
      '<a class="button button-primary" href="/">Go to the lobby</a>' +
      '<a class="button button-outline" href="' +
      escaped(location.pathname + location.search) +
      '">Try again</a></div></div></div></main>';
  }

  function paragraph(name, text) {
    return '<p class="' + name + '">' + escaped(text) + '</p>';
  }

  function escaped(text) {
    return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  }
})();
