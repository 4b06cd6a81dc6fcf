// Sets the theme and the language before the first paint. Until the page is live, it keeps the last press and what is
// typed or chosen (docs/decisions/server-rendering.md).
(function () {
  var root = document.documentElement;
  var choice, knowsOffer, pressed;
  var entered = new Map();
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
  function propertyOf(field) {
    return /^(checkbox|radio)$/.test(field.type) ? 'checked' : 'value';
  }
  function remember(event) {
    var field = event.target;
    if (root.dataset.live === '' || !/^(INPUT|TEXTAREA|SELECT)$/.test(field.tagName) || field.type === 'file') return;
    // The last choice among several comes last.
    entered.delete(field);
    entered.set(field, field[propertyOf(field)]);
  }
  // React notices a change by comparing with what was last assigned to the field, so the initial value is assigned first.
  // The setter of the prototype then writes past React, as typing does.
  function enter(entry, field) {
    if (propertyOf(field) === 'checked') {
      field.checked = !entry;
      field.click();
      return;
    }
    if (field.tagName !== 'SELECT') field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, entry);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('input', remember, true);
  addEventListener('live', function () {
    root.dataset.live = '';
    document.querySelectorAll('[data-until-shown]').forEach((tag) => tag.remove());
    entered.forEach(enter);
    entered.clear();
    // The page renders what was entered before it answers the press.
    setTimeout(function () {
      if (pressed && pressed.isConnected) pressed.click();
      pressed = null;
    });
  });
})();
