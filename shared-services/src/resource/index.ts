export { type Resource, useResource } from './use-resource.ts';
export { useWhileVisible } from './use-while-visible.ts';
