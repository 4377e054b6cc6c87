import * as v from 'valibot';
import { readDeclaration } from '../build/declaration.ts';
import { explain } from '../config/explain.ts';
import { mfeSchema } from '../config/schema.ts';
import { errorOf } from '../errors/error-of.ts';
import { requiresSchema } from '../registry/handshake-schema.ts';
import type { Candidate } from './candidate.ts';

/** Path of a file of the build, relative to `dist/`. */
const buildPath = v.pipe(
  v.string(),
  v.check(
    (file) => /^[\w.@-]+(\/[\w.@-]+)*$/.test(file) && !file.includes('..'),
    'must be a file of the build',
  ),
);

const declarationSchema = v.pipe(
  v.strictObject({
    ...mfeSchema.entries,
    version: v.string(),
    contract: v.pipe(v.number(), v.integer(), v.minValue(1)),
    requires: v.optional(requiresSchema),
    sharedUi: v.string(),
    entry: buildPath,
    exposes: v.record(v.string(), v.pipe(v.string(), v.startsWith('./'))),
  }),
  v.check(
    ({ routes, exposes }) => routes.every(({ page }) => Object.hasOwn(exposes, page)),
    'must name the module of each route in "exposes"',
  ),
);

/** Validates `mfe.json`. Ignores unknown keys, which a later tool may have added. */
export async function checkDeclaration({ build }: Candidate): Promise<void> {
  const { issues = [] } = v.safeParse(declarationSchema, await readDeclaration(build));
  // valibot expects 'never' where it finds an unknown key.
  const errors = issues.filter(({ expected }) => expected !== 'never');
  if (errors.length > 0) throw errorOf('FED-101', { problems: explain('mfe.json', errors) });
}
