export { activate, publishRemote, publishShell } from './publish.ts';
export { compose, composeHtml, readRegistry, updateRegistry } from './site.ts';
