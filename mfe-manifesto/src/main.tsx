import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import type { PageProps } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import config from '../mfe.config.ts';

// Standalone start: the pages of this app in the fake shell, without header and router. With
// `?backend=http://localhost:54321&key=sb_publishable_…` it talks to a server, otherwise it shows its own content.
const pages: Record<string, () => Promise<{ default: ComponentType<PageProps> }>> = {
  '/manifesto-cocreate': () => import('./pages/manifesto-cocreate/index.tsx'),
  '/moderacao': () => import('./pages/moderacao/index.tsx'),
};

const address = window.location.hash.replace(/^#/, '');
const path = address in pages ? address : '/manifesto-cocreate';
const theme = config.routes.find((route) => route.path === path)?.theme ?? 'purple';
document.documentElement.dataset.theme = theme;

const search = new URLSearchParams(window.location.search);
const url = search.get('backend');
const publishableKey = search.get('key');

const { default: Page } = await (pages[path] as (typeof pages)[string])();
const shell = fakeShell({
  theme,
  route: { path, query: Object.fromEntries(search), anchor: null },
  backend: () => (url && publishableKey ? { url, publishableKey } : null),
  navigate: (to) => document.getElementById(to.replace(/^#/, ''))?.scrollIntoView(),
});
createRoot(document.getElementById('conteudo') as HTMLElement).render(<Page shell={shell} />);
