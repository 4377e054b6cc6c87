#!/usr/bin/env node
import './node-version.ts';
import { run } from './cli/run.ts';

await run(process.argv.slice(2));
