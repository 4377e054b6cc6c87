import { defineEngineTests } from './test-engine.ts';
import { ensureWebKit, startWebKit } from './webkit.ts';

defineEngineTests('WebKitGTK', startWebKit, ensureWebKit);
