import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import type { PageProps, Route } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import config from '../mfe.config.ts';
import ComponentLibrary from './pages/component-library/index.tsx';
import ExamplePage from './pages/component-library-example/index.tsx';

// Standalone start: the library and the page of its preview frames in the fake shell, without header, router and other apps.
const pages: Record<string, ComponentType<PageProps>> = {
  '/component-library': ComponentLibrary,
  '/component-library-example': ExamplePage,
};
const theme = config.routes[0]?.theme ?? 'pink';
document.documentElement.dataset.theme = theme;
if (!window.location.hash.startsWith('#/')) history.replaceState(null, '', '#/component-library');

function routeHere(): Route {
  const { pathname, searchParams, hash } = new URL(window.location.hash.slice(1), window.location.origin);
  return { path: pathname, query: Object.fromEntries(searchParams), anchor: hash.slice(1) || null };
}

const root = createRoot(document.getElementById('conteudo') as HTMLElement);
function show() {
  const route = routeHere();
  const Page = pages[route.path] ?? ComponentLibrary;
  const navigate = (to: string) => {
    history.replaceState(null, '', `#${to}`);
    show();
  };
  root.render(<Page shell={fakeShell({ theme, route, navigate })} />);
}
addEventListener('hashchange', () => window.location.hash.startsWith('#/') && show());
show();
