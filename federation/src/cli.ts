#!/usr/bin/env node
import './node-version.ts';
import { run } from './cli/run.ts';

// Entry of the command line `federation`.
await run(process.argv.slice(2));
