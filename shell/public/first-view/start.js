// Runs before anything is painted, in a document whose first view stands as markup. Plain and small on purpose.
(() => {
  const { dataset } = document.documentElement;
  const { hash, search } = location;
  // What the address, or the entry of the history that one comes back to, asks for.
  const { route = {} } = history.state ?? {};
  const [asked] = hash.startsWith('#/') ? hash.slice(1).split(/[?#]|%23/) : [dataset.route];
  const path = route.path ?? asked.replace(/(?<=.)\/+$/, '');
  const query =
    Object.keys(route.query ?? {}).length > 0 || hash.includes('?') || (dataset.route !== '/' && search);
  // Another page, or another view of this one: nothing of what stands here is shown on the way.
  if (path !== dataset.route || query) dataset.elsewhere = '';

  // A host whose policy lets no rules stand in the page: the page shows when it comes, by the shell's own files.
  const rules = document.querySelector('style[data-first-view]');
  if (rules && !rules.sheet) {
    dataset.elsewhere = '';
    for (const href of rules.dataset.sheets.split(' ')) {
      const link = { rel: 'stylesheet', href, blocking: 'render' };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  }

  // What is pressed before the page answers is pressed again when it does; no form is sent past it.
  const pressed = [];
  window[Symbol.for('ia-para-todos.pressed')] = pressed;
  const ended = new AbortController();
  pressed.end = () => ended.abort();
  const options = { capture: true, signal: ended.signal };
  addEventListener('click', ({ target }) => pressed.push(target.closest?.('#root button')), options);
  // Who has begun to read is not taken anywhere when the page answers.
  const read = () => {
    pressed.read = true;
  };
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(event, read, { ...options, passive: true });
  addEventListener('submit', (event) => event.preventDefault(), options);
})();
