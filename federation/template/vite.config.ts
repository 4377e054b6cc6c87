import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';

// Build, development server and unit tests of this app: the configuration of every app of the site.
export default remoteConfig(config);
