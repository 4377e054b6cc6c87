import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';
import { writePropsTables } from './scripts/props-tables.ts';

// Regenerate the props tables on each build and dev start.
writePropsTables();

export default remoteConfig(config);
