// Before the first paint: the theme and the language. Until the page is live: a press and a choice wait (docs/decisions/server-rendering.md).
(function () {
  var root = document.documentElement;
  var choice, knowsOffer, pressed;
  var chosen = new Map();
  try {
    choice = localStorage.getItem('theme');
    knowsOffer = localStorage.getItem('hasSeenFirstOrderModal') || localStorage.getItem('token');
  } catch {
    // Storage can be forbidden; the system's theme applies then.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  var isFrench = /^\/fr(\/|$)/.test(location.pathname);
  root.lang = isFrench ? 'fr-CA' : 'en-CA';
  if (isFrench) document.querySelector('[rel=manifest]').href = '/manifest-fr.webmanifest';
  if (knowsOffer) root.dataset.knowsOffer = '';

  function hold(event) {
    var button = event.target.closest('button');
    if (root.dataset.live === '' || (event.type === 'click' && !button)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button || pressed;
  }
  function remember(event) {
    if (root.dataset.live !== '' && event.target.tagName === 'SELECT') chosen.set(event.target, event.target.value);
  }
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('change', remember, true);
  addEventListener('live', function () {
    root.dataset.live = '';
    document.querySelectorAll('[data-until-shown]').forEach((tag) => tag.remove());
    chosen.forEach((value, select) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    chosen.clear();
    if (pressed && pressed.isConnected) pressed.click();
    pressed = null;
  });
})();
