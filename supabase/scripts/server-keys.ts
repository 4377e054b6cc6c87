import { loadKeys } from '../local/keys.ts';
import { readArguments, refuse, runScript } from './arguments.ts';

const USAGE = `npx -y pnpm@12 exec node supabase/scripts/server-keys.ts <file>
    prints the publishable key of a server of one's own, for "backend" in site.config.json. Makes the keys in this file, for
    its owner alone, when there are none: the server reads them from KEYS_FILE (docs/deploy.md)`;

const { positionals } = readArguments(USAGE, {}, 1);
const [file] = positionals;
if (!file) refuse('The file of the keys is missing.', USAGE);
await runScript(async () => console.log((await loadKeys(file)).publishableKey));
