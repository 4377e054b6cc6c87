export { newApp } from './new-app.ts';
