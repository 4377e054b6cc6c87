/** A command that this test does not run: another test does, or it cannot be run here. */
interface Elsewhere {
  command: RegExp;
  /** File of the test that runs it. */
  by?: string;
  /** Why no test can. */
  because?: string;
}

const PNPM = /^(?:npx -y pnpm@12|pnpm)/.source;
const pnpm = (rest: string) => new RegExp(`${PNPM} ${rest}`);

/** Every command of the documentation that costs too much to run twice, or needs what a test does not have. */
export const ELSEWHERE: readonly Elsewhere[] = [
  { command: pnpm('test\\b'), by: 'scripts/test.ts' },
  { command: pnpm('install$'), because: 'it installs this workspace: no test runs before it' },
  { command: pnpm('build\\b'), by: 'e2e/support/build-once.ts' },
  { command: pnpm('start\\s+#'), by: 'e2e/shell/start.spec.ts' },
  { command: pnpm('dev\\b'), by: 'e2e/shell/dev.spec.ts' },
  {
    command: /^(?:npx -y pnpm@12|pnpm|npm)(?: --filter \S+)?(?: run)? standalone\b/,
    because:
      'it serves until it is stopped; federation/src/standalone/start-standalone.test.tsx tests the start',
  },
  { command: pnpm('e2e\\b'), by: 'scripts/e2e.ts' },
  { command: pnpm('exec vitest\\b'), by: 'scripts/test.ts' },
  { command: pnpm('--filter mfe-courses scorm'), by: 'e2e/courses/scorm.spec.ts' },
  // The six steps of docs/teams.md are run word by word from an empty folder, and so is the template's README.
  { command: /^npx --yes --@ia:registry=/, by: 'e2e/teams/own-repository.spec.ts' },
  { command: /^cd mfe-biblioteca && git init/, by: 'e2e/teams/own-repository.spec.ts' },
  {
    command: /^npm (?:test|install|run (?:live|check|journey))\b/,
    by: 'e2e/teams/own-repository.spec.ts',
  },
  { command: /--site <folder of the site>/, by: 'e2e/teams/own-repository.spec.ts' },
  {
    command: /^git (?:clone <this repository>|pull)/,
    because: 'the repository has no address of its own yet',
  },
  { command: /^supabase /, because: 'it needs a project hosted at supabase.com, and a login there' },
  { command: /^deploy\/mirror\.sh /, by: 'scripts/deploy/mirror.test.ts' },
  { command: /^moderator |supabase\/scripts\/moderator\.ts /, by: 'supabase/tests/clients.test.ts' },
  { command: /^read -rs /, because: 'it waits for a reader to paste a key' },
  { command: /SCHEMAS_DIR=|^mkdir -p \/srv\/ia\/schemas /, by: 'e2e/teams/own-data.spec.ts' },
  {
    command: /^psql .*create schema if not exists biblioteca/,
    because: 'it needs a project hosted at supabase.com',
  },
  { command: /^psql .*(?:roles\.sql|create role)/, by: 'supabase/tests/plain-user.test.ts' },
  { command: /deploy\/(?:backup|restore)\.sh /, by: 'supabase/tests/backup.test.ts' },
  { command: /^(?:createdb|export DATABASE_URL=)/, by: 'supabase/tests/backup.test.ts' },
  { command: /^DATABASE_URL=\S+ .*pnpm@12 start\b/, by: 'supabase/tests/backup.test.ts' },
  { command: /pnpm@12 start --production$/, by: 'scripts/production.test.ts' },
];

export const elsewhere = (command: string): Elsewhere | undefined =>
  ELSEWHERE.find((one) => one.command.test(command));
