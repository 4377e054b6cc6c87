import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Finding, failure, ok } from './finding.ts';
import { declaredPackages, exportedFile } from './installed.ts';

const CHECK = 'tokens';
const PACKAGE = '@ia/shared-ui';
const TOKENS = `${PACKAGE}/tokens.css`;

/** Checks that the design tokens are installed, and that the standalone mode of the app loads them. */
export function checkTokens(app: string): Finding[] {
  if (!declaredPackages(app).includes(PACKAGE)) {
    const message = `${PACKAGE} is not a dependency, so the app has no design tokens`;
    return [failure(CHECK, message, `Run npm install ${PACKAGE}.`)];
  }
  const file = exportedFile(app, PACKAGE, './tokens.css');
  if (file === null)
    return [failure(CHECK, `${TOKENS} is not installed`, `Run npm install ${PACKAGE}@latest.`)];
  const count = new Set(readFileSync(file, 'utf8').match(/--[\w-]+(?=\s*:)/g)).size;
  if (count === 0) return [failure(CHECK, `${file} defines no token`, `Run npm install ${PACKAGE}@latest.`)];
  const main = path.join(app, 'src/main.tsx');
  if (existsSync(main) && !readFileSync(main, 'utf8').includes(TOKENS)) {
    const message = 'src/main.tsx does not import the design tokens, so the standalone mode has no colours';
    return [failure(CHECK, message, `Add to src/main.tsx: import '${TOKENS}';`)];
  }
  return [ok(CHECK, `${count} design tokens`)];
}
