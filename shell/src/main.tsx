import '@ia/shared-ui/fonts.css';
import '@ia/shared-ui/tokens.css';
import '@ia/shared-ui/base.css';
import '@ia/shared-ui/preferences.css';
import './boot/boot.css';
import { pause } from './boot/pause.ts';

// In one go, all of the shell's code takes an old telephone a tenth of a second in which nothing answers. The document names
// these files (`vite.config.ts`), so that none waits for another to be found.
async function main(root: HTMLElement): Promise<void> {
  await import('./boot/react.ts');
  await pause();
  await import('./remotes/runtime.ts');
  await pause();
  const { start } = await import('./boot/start.tsx');
  await pause();
  await start(root);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root": there is nowhere to show the site');
main(root).catch((error: unknown) => {
  console.error('The site could not start.', error);
  // As when this very file does not come: `public/hints.js` says so.
  document.querySelector('script[type="module"]')?.dispatchEvent(new Event('error'));
});
