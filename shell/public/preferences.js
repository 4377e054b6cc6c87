// Runs before the first paint, in every document of the site: what the visitor prefers stands on <html> before anything is
// drawn, so that nothing changes size or colour under their eyes. `src/preferences` writes it; the page works without it.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('preferences')) ?? {};
  } catch {
    // Storage is refused, or holds what nobody can read: the page as it was designed.
  }
  for (const name of ['text', 'scheme', 'contrast', 'motion', 'links', 'measure']) {
    if (typeof kept[name] === 'string' && /^\w{1,9}$/.test(kept[name])) root.dataset[name] = kept[name];
  }
  // Of the system's settings the one that style sheets do not ask for by themselves.
  if (!kept.contrast && matchMedia('(prefers-contrast: more)').matches) root.dataset.contrast = 'more';
  // The browser's own frame follows the page, not the system.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media');
    meta.dataset.as = own;
    if (/^(light|dark)$/.test(kept.scheme)) {
      meta.setAttribute('media', own.includes(kept.scheme) ? 'all' : 'not all');
    }
  }
})();
