// Runs before the app: asks for the current page's files at once and sets its theme, so that nothing waits in
// line and nothing changes colour. Plain and small on purpose; the app works without it.
(() => {
  // The app itself did not arrive, or not as it was published: the page says so, as nobody else can.
  const tell = () => {
    const words = document.querySelector('.boot-failure[hidden]');
    if (!words) return;
    // Where the page's words stand below, they stay and are its main part.
    const stands = document.querySelector('#root main');
    words.setAttribute('role', stands ? 'alert' : 'main');
    if (stands) words.querySelector('h1').ariaLevel = '2';
    document.getElementById('root').before(words);
    words.hidden = false;
    words.querySelector('button').onclick = () => location.reload();
  };
  addEventListener('error', ({ target }) => target?.type === 'module' && tell(), true);

  // The rules of the first view did not come, as without a network: nobody may count on them.
  if ([...document.querySelectorAll(':is(link, style)[data-first-view]')].some(({ sheet }) => !sheet)) {
    document.documentElement.dataset.elsewhere = '';
    document.querySelector('style[data-emotion]')?.remove();
  }

  // The section that was asked for, where it stands: by itself a browser goes there when all scripts have run. Who comes back
  // was somewhere else on the page, and the app knows where.
  const { hash } = location;
  const { firstView, elsewhere } = document.documentElement.dataset;
  const stands = firstView !== undefined && elsewhere === undefined;
  if (stands && !history.state) {
    const anchor = hash.startsWith('#/') ? hash.split(/%23|#/)[2] : hash.slice(1);
    const go = () => document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' });
    go();
    // Letters that come later move it, while nobody reads and no app is there.
    document.fonts?.ready.then(() => {
      const { read } = window[Symbol.for('ia-para-todos.pressed')] ?? {};
      if (!read && document.querySelector('[data-page-state="standing"]')) go();
    });
  }

  const read = (id) => {
    try {
      return JSON.parse(document.getElementById(id)?.textContent ?? '');
    } catch {
      return null;
    }
  };
  const registry = read('registry');
  if (!registry?.apps) return;
  const config = read('site-config');
  // Where this document stands, at the site's root or at the real path of a route.
  const { root = './', route: own = '/' } = document.documentElement.dataset;
  const path = hash.startsWith('#/')
    ? hash
        .slice(1)
        .split(/[?#]|%23/)[0]
        .replace(/(?<=.)\/+$/, '')
    : own;
  // As the shell will see it; one of the site's own flags is on unless the site turns it off.
  const isOn = ({ flag }, app) => !flag || (config?.featureFlags?.[flag] ?? app.flags?.[flag] ?? true);
  const find = (wanted) => {
    for (const app of Object.values(registry.apps)) {
      // Each app on its own: a broken entry of one costs the others nothing.
      const route = [app?.routes].flat().find((one) => one?.path === wanted && isOn(one, app));
      if (route) return { app, route };
    }
  };
  const found = find(path) ?? find('/');
  if (!found) return;
  const themes = config?.pageThemes ?? {};
  document.documentElement.dataset.theme = themes[found.route.path] ?? found.route.theme ?? 'blue';
  const at = (file) => (found.app.base + file).replace(/^\.\//, root);
  const add = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes));
  const ask = () => {
    for (const file of found.route.styles ?? []) add({ rel: 'preload', as: 'style', href: at(file) });
    for (const file of found.route.preload ?? []) {
      add({ rel: 'modulepreload', crossOrigin: '', href: at(file) });
    }
  };
  // What stands in the document is painted first: a dozen requests take an old telephone as long as half of that paint.
  if (stands && !document.hidden) requestAnimationFrame(() => setTimeout(ask));
  else ask();
})();
