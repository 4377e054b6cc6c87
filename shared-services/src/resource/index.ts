/** Hooks that load backend data once for all components of a page, and refresh it while it is visible. */
export { type Resource, useResource } from './use-resource.ts';
export { useWhileVisible } from './use-while-visible.ts';
