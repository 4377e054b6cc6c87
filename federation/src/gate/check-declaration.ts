import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { mfeSchema } from '../config/schema.ts';
import { requiresSchema } from '../registry/handshake-schema.ts';
import { type Candidate, readIn } from './candidate.ts';

const inFolder = v.pipe(
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
    entry: inFolder,
    exposes: v.record(v.string(), v.pipe(v.string(), v.startsWith('./'))),
  }),
  v.check(
    ({ routes, exposes }) => routes.every(({ page }) => Object.hasOwn(exposes, page)),
    'must name the module of each route in "exposes"',
  ),
);

/** `mfe.json` says all that is needed, and what a later tool added to it is its own business. */
export async function checkDeclaration(candidate: Candidate): Promise<void> {
  const { issues = [] } = v.safeParse(declarationSchema, await readIn(candidate, 'mfe.json'));
  const wrong = issues.filter(({ expected }) => expected !== 'never');
  if (wrong.length > 0)
    throw new Error(`${explain('mfe.json', wrong)}\nCorrect mfe.config.ts, and build the app again.`);
}
