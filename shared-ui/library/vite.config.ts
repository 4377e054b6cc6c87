import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';
import { writePropsTables } from './scripts/props-tables.ts';
import { writeUsage } from './scripts/usage.ts';

// Regenerate the tables on each build and dev start.
writePropsTables();
await writeUsage();

export default remoteConfig(config);
