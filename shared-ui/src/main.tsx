import './tokens/fonts.css';
import './tokens/tokens.css';
import './tokens/base.css';
import { fakeShell } from '@ia/federation/fake-shell';
import { createRoot } from 'react-dom/client';
import config from '../mfe.config.ts';
import ComponentLibrary from './pages/component-library/index.tsx';

// Standalone start: the library page in the fake shell, without header, router and other apps.
const theme = config.routes[0]?.theme ?? 'pink';
document.documentElement.dataset.theme = theme;
const shell = fakeShell({ theme, route: { path: '/component-library', query: {}, anchor: null } });
createRoot(document.getElementById('conteudo') as HTMLElement).render(<ComponentLibrary shell={shell} />);
