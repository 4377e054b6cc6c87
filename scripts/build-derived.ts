import path from 'node:path';
import { writeDerived } from './derived/derived-texts.ts';

// Writes the lists that follow from the table of AI providers and from the themes, then names the files it changed.
for (const file of await writeDerived(path.resolve(import.meta.dirname, '..'))) {
  console.log(`${file} is written.`);
  if (file.startsWith('supabase/schemas/')) {
    console.log(
      'Next: a migration with the same change, or supabase/scripts/build-baseline.ts before the first release.',
    );
  }
}
