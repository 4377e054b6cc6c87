export { useBackend } from './use-backend.ts';
export { useBooth } from './use-booth.ts';
