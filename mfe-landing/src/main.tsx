// Entry of the development server: runs the app alone, without the shell.
import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import { startStandalone } from '@ia/federation/standalone';
import config from '../mfe.config.ts';

startStandalone(config, import.meta.glob('./pages/*/index.tsx'));
