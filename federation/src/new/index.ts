export { newApp } from './new-app.ts';
export { newRoute } from './new-route.ts';
