import { testEngine } from './test-engine.ts';
import { ensureWebKit, startWebKit } from './webkit.ts';

testEngine('WebKitGTK', startWebKit, ensureWebKit);
