import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import type { PageProps } from '@ia/federation';
import { settingDefaults } from '@ia/federation/config';
import { fakeHistory } from '@ia/federation/fake-shell';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import config from '../mfe.config.ts';

// Standalone start: the pages of this app in the fake shell, without header, router, backend and AI.
const pages: Record<string, () => Promise<{ default: ComponentType<PageProps> }>> = {
  '/prompt-factory': () => import('./pages/prompt-factory/index.tsx'),
  '/prompt-factory-v2': () => import('./pages/prompt-factory-v2/index.tsx'),
};

const address = window.location.hash.slice(1);
const path = address.split(/[?#]/)[0] ?? '';
const known = path in pages ? path : '/prompt-factory';
const theme = config.routes.find((route) => route.path === known)?.theme ?? 'purple';
document.documentElement.dataset.theme = theme;

const { default: Page } = await (pages[known] as (typeof pages)[string])();
const { shell } = fakeHistory(known === path ? address : known, {
  theme,
  settings: () => settingDefaults(config.settings),
});
createRoot(document.getElementById('conteudo') as HTMLElement).render(<Page shell={shell} />);
