export { useBackend } from './use-backend.ts';
export { useOutboxContext } from './use-outbox-context.ts';
