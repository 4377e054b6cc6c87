import { published } from '../functions/credential/settings.ts';
import { loadCredentialKey } from '../local/credential.ts';

// node supabase/scripts/credential-key.ts <file>: makes the key of digital credentials there, or reads the one that is there.
// Says what belongs into "credentialKeys" of site.config.json (docs/operations.md); the file itself is for its owner alone.
const [file] = process.argv.slice(2);
if (!file) {
  console.error(
    'Say where the private key lies, or shall lie: node supabase/scripts/credential-key.ts ../credential.json',
  );
  process.exit(1);
}
console.log(JSON.stringify(await published(await loadCredentialKey(file))));
