export {
  definePage,
  ShellProvider,
  useEntry,
  useEntryState,
  useRoute,
  useSettings,
  useShell,
} from './define-page.tsx';
export { isHydrating, setHydrating, useOnDevice } from './hydration.ts';
export * from './shell-api.ts';
