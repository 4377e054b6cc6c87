import { exitWithUsage, readArguments, runScript } from '../local/arguments.ts';
import { loadKeys } from '../local/keys.ts';

const USAGE = `npx -y pnpm@12 exec node supabase/scripts/server-keys.ts <file>
    prints the publishable key of a self-hosted server, for "backend" in site.config.json. Creates a missing key
    file, readable by its owner only. The server reads it from KEYS_FILE (docs/deploy.md).`;

const { positionals } = readArguments(USAGE, {}, 1);
const [file] = positionals;
if (!file) exitWithUsage('The file of the keys is missing.', USAGE);
await runScript(async () => console.log((await loadKeys(file)).publishableKey));
