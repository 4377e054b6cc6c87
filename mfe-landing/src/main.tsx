import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import type { PageProps } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import config from '../mfe.config.ts';

// Standalone start: the pages of this app in the fake shell, without header, router and backend.
const pages: Record<string, () => Promise<{ default: ComponentType<PageProps> }>> = {
  '/': () => import('./pages/landing/index.tsx'),
  '/home-archive': () => import('./pages/home-archive/index.tsx'),
};

const address = window.location.hash.replace(/^#/, '');
const path = address in pages ? address : '/';
const anchor = address && !address.startsWith('/') ? address : null;
const theme = config.routes.find((route) => route.path === path)?.theme ?? 'blue';
document.documentElement.dataset.theme = theme;

const { default: Page } = await (pages[path] as (typeof pages)[string])();
const shell = fakeShell({
  theme,
  route: { path, query: {}, anchor },
  navigate: (to) => document.getElementById(to.replace(/^#/, ''))?.scrollIntoView(),
});
createRoot(document.getElementById('conteudo') as HTMLElement).render(<Page shell={shell} />);
