import { startFirefox } from './firefox.ts';
import { defineEngineTests } from './test-engine.ts';

// Does the main tasks of the site (tasks.ts) in a release build of Firefox. The accessibility statement
// names the tested engines.

defineEngineTests('Firefox', startFirefox);
