export { type PageModules, startStandalone } from './start-standalone.tsx';
