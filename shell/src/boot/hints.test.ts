import { readFileSync } from 'node:fs';
import path from 'node:path';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { beforeEach, expect, it } from 'vitest';

// A plain script of public/, not a module: it is run as the browser runs it.
const run = new Function(readFileSync(path.join(import.meta.dirname, '../../public/hints.js'), 'utf8'));

beforeEach(() => {
  const registry = registryOfOne({
    routes: [
      routeTo('/', { preload: ['main.js'] }),
      routeTo('/curso', { preload: ['curso.js'], theme: 'green' }),
    ],
  });
  document.head.innerHTML = `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`;
});

it.each(['#/curso', '#/curso?bloco=2', '#/curso#blocos', '#/curso%23blocos'])(
  'asks for the files of %s at once, and sets its theme',
  (hash) => {
    history.replaceState(null, '', `/${hash}`);
    run();
    const asked = [...document.head.querySelectorAll('link')].map(
      (link) => link.getAttribute('href') ?? link.href,
    );
    expect(asked.join()).toContain('x/curso.js');
    expect(document.documentElement.dataset.theme).toBe('green');
  },
);
