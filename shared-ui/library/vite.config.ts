import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';
import { writePropsTables } from './scripts/props-tables.ts';

// The props tables of the library page follow the types of the components, at each build and dev start.
writePropsTables();

export default remoteConfig(config);
