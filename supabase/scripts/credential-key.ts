import { published } from '../functions/credential/settings.ts';
import { loadCredentialKey } from '../local/credential.ts';
import { readArguments, refuse, runScript } from './arguments.ts';

const USAGE = `npx -y pnpm@12 exec node supabase/scripts/credential-key.ts <file>
    makes the private key of digital credentials in this file, for its owner alone, or reads the one that is there, and
    prints what belongs into "credentialKeys" of site.config.json (docs/operations.md)`;

const { positionals } = readArguments(USAGE, {}, 1);
const [file] = positionals;
if (!file) refuse('The file of the private key is missing.', USAGE);
await runScript(async () => {
  console.log(JSON.stringify(await published(await loadCredentialKey(file))));
});
