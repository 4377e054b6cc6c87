/** Hooks that give a page the site's backend, as the shell configures it. */
export { useBackend } from './use-backend.ts';
export { useOutboxContext } from './use-outbox-context.ts';
