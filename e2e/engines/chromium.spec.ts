import { startChromium } from './chromium.ts';
import { defineEngineTests } from './test-engine.ts';

// Does the main tasks of the site (tasks.ts) in Chromium. The accessibility statement names the tested
// engines.

defineEngineTests('Chromium', startChromium);
