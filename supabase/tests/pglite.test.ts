import { runSuites } from './suites/index.ts';

// In memory, one request at a time.
runSuites({ name: 'PGlite', concurrentVisitors: 400, newDatabase: async () => null });
