import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import type { PageProps } from '@ia/federation';
import { settingDefaults } from '@ia/federation/config';
import { fakeShell } from '@ia/federation/fake-shell';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import config from '../mfe.config.ts';

// Standalone start: the pages of this app in the fake shell, without header, router and backend.
const pages = import.meta.glob<{ default: ComponentType<PageProps> }>('./pages/*/index.tsx');

const address = window.location.hash.replace(/^#/, '');
const route = config.routes.find(({ path }) => path === address) ?? config.routes[0];
if (!route) throw new Error('mfe.config.ts declares no route, so there is no page to show.');
document.documentElement.dataset.theme = route.theme ?? 'blue';

const load = pages[`./${route.page.replace('./src/', '')}/index.tsx`];
if (!load) throw new Error(`No page module for ${route.path}: create ${route.page}/index.tsx.`);
const { default: Page } = await load();
const shell = fakeShell({
  theme: route.theme,
  settings: () => settingDefaults(config.settings),
  route: { path: route.path, query: {}, anchor: null },
  navigate: (to) => document.getElementById(to.replace(/^#/, ''))?.scrollIntoView(),
  announce: (message) => console.info('announce:', message),
  notify: ({ message }) => console.info('notify:', message),
});
createRoot(document.getElementById('conteudo') as HTMLElement).render(<Page shell={shell} />);
