// Runs before the first paint, so that neither the wrong theme nor the wrong language is ever seen or announced.
(function () {
  var root = document.documentElement;
  var choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage can be forbidden; the system's theme applies then.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (/^\/fr(\/|$)/.test(location.pathname)) root.lang = 'fr-CA';
  else root.lang = 'en-CA';
})();
