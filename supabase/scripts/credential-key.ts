import { toPublishedKey } from '../functions/credential/settings.ts';
import { exitWithUsage, readArguments, runScript } from '../local/arguments.ts';
import { loadCredentialKey } from '../local/credential.ts';

const USAGE = `npx -y pnpm@12 exec node supabase/scripts/credential-key.ts <file>
    reads the private key of digital credentials from this file, or creates it, readable by its owner only.
    Prints the entry for "credentialKeys" of site.config.json (docs/operations.md).`;

const { positionals } = readArguments(USAGE, {}, 1);
const [file] = positionals;
if (!file) exitWithUsage('The file of the private key is missing.', USAGE);
await runScript(async () => {
  console.log(JSON.stringify(await toPublishedKey(await loadCredentialKey(file))));
});
