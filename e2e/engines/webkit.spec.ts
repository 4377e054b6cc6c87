import { defineEngineTests } from './test-engine.ts';
import { ensureWebKit, startWebKit } from './webkit.ts';

// Does the main tasks of the site (tasks.ts) in WebKitGTK; skipped where it cannot be installed. The
// accessibility statement names the tested engines.

defineEngineTests('WebKitGTK', startWebKit, ensureWebKit);
