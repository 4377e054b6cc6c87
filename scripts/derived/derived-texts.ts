import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aiProviderTexts } from './ai-providers.ts';
import { themeTexts } from './themes.ts';

/**
 * Computes each file that has derived texts, with its current and its derived content.
 * @throws Error when the pattern of a text does not match exactly once
 */
export async function deriveFiles(
  root: string,
): Promise<{ file: string; current: string; derived: string }[]> {
  const texts = [...aiProviderTexts(), ...themeTexts(root)];
  return Promise.all(
    [...new Set(texts.map(({ file }) => file))].map(async (file) => {
      const current = await readFile(path.join(root, file), 'utf8');
      let derived = current;
      for (const { find, text } of texts.filter((derivedText) => derivedText.file === file)) {
        const matches = derived.match(new RegExp(find, `${find.flags}g`))?.length ?? 0;
        if (matches !== 1) throw new Error(`${file}: expected one match of ${find}, found ${matches}.`);
        derived = derived.replace(find, () => text);
      }
      return { file, current, derived };
    }),
  );
}

/** Writes the files whose derived texts are outdated, and returns their names. */
export async function writeDerived(root: string): Promise<string[]> {
  const outdated = (await deriveFiles(root)).filter(({ current, derived }) => current !== derived);
  for (const { file, derived } of outdated) await writeFile(path.join(root, file), derived);
  return outdated.map(({ file }) => file);
}
