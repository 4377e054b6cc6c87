export { type Resource, useResource } from './use-resource.ts';
