/** A command that documented-commands.test.ts does not run: another test runs it, or no test can. */
type Elsewhere = { command: RegExp } & (
  | {
      /** File of the test that runs it. */
      by: string;
      /** What that file writes to run it; the test fails when the file no longer contains it. */
      piece: string;
    }
  | {
      /** Why no test runs it. */
      because: string;
    }
);

const PNPM = /^(?:npx -y pnpm@12|pnpm)/.source;
const pnpm = (rest: string) => new RegExp(`${PNPM} ${rest}`);

/** Every command of the documentation that costs too much to run twice, or needs what a test does not have. */
export const ELSEWHERE: readonly Elsewhere[] = [
  { command: pnpm('test\\b'), because: 'this test is one of those that it runs' },
  { command: pnpm('install$'), because: 'it installs this workspace: no test runs before it' },
  { command: pnpm('build\\b'), by: 'e2e/support/build-once.ts', piece: 'buildSite(' },
  { command: pnpm('start\\s+#'), by: 'e2e/shell/start.spec.ts', piece: 'startCommand(' },
  { command: pnpm('dev\\b'), by: 'e2e/shell/dev.spec.ts', piece: 'devCommand(' },
  {
    command: /^(?:npx -y pnpm@12|pnpm|npm)(?: --filter \S+)?(?: run)? standalone\b/,
    because:
      'it serves until it is stopped; federation/src/standalone/start-standalone.test.tsx tests the start',
  },
  { command: pnpm('e2e\\b'), by: 'scripts/test.ts', piece: "['scripts/e2e.ts']" },
  { command: pnpm('exec vitest\\b'), by: 'scripts/test.ts', piece: "run('vitest', ['run'])" },
  {
    command: pnpm('--filter mfe-courses scorm'),
    by: 'e2e/courses/scorm.spec.ts',
    piece: 'mfe-courses/scripts/scorm.ts',
  },
  { command: /^npx --yes .* --with-data$/, by: 'e2e/teams/own-data.spec.ts', piece: '(npx .* --with-data)' },
  {
    command:
      /^npx --yes --@ia:registry=|^cd mfe-biblioteca && git init|^npm (?:test|install|run (?:live|check))\b/,
    by: 'e2e/teams/own-repository.spec.ts',
    piece: "stepsOf('docs/teams.md')",
  },
  { command: /^npm run journey\b/, by: 'e2e/teams/own-repository.spec.ts', piece: "['run', 'journey']" },
  {
    command: /--site <folder of the site>/,
    by: 'e2e/teams/own-repository.spec.ts',
    piece: "['federation', 'publish', '.', '--site', site]",
  },
  {
    command: /^git (?:clone <this repository>|pull)/,
    because: 'the repository has no address of its own yet',
  },
  { command: /^supabase /, because: 'it needs a project hosted at supabase.com, and a login there' },
  { command: /^deploy\/mirror\.sh /, by: 'scripts/deploy/mirror.test.ts', piece: 'deploy/mirror.sh' },
  {
    command: /^moderator |supabase\/scripts\/moderator\.ts /,
    by: 'supabase/tests/clients.test.ts',
    piece: 'scripts/moderator.ts',
  },
  { command: /^read -rs /, because: 'it waits for a reader to paste a key' },
  {
    command: /supabase\/local\/serve\.ts /,
    by: 'supabase/tests/graceful-stop.test.ts',
    piece: 'startServerProcess(',
  },
  {
    command: /supabase\/scripts\/copy-data\.ts /,
    by: 'supabase/tests/copy-data.test.ts',
    piece: 'copyData(',
  },
  {
    command: /supabase\/scripts\/gen-types\.ts/,
    by: 'supabase/tests/generated.test.ts',
    piece: 'generateTypes()',
  },
  {
    command: /^pnpm --filter @ia\/shared-services typecheck/,
    by: 'scripts/test.ts',
    piece: "run('tsc', [])",
  },
  { command: /^(?:useradd|chown) /, because: 'it needs root, and adds a user to the machine' },
  {
    command: /^psql .*create schema if not exists biblioteca/,
    because: 'it needs a project hosted at supabase.com',
  },
  // The test reads these commands from their pages and fills in the placeholders.
  ...[
    /^SCHEMAS_DIR=/,
    /^mkdir -p \/srv\/ia\/schemas /,
    /^psql .*create role ia login/,
    /^psql .*roles\.sql$/,
    /^export DATABASE_URL=/,
    /^deploy\/backup\.sh /,
    /^createdb /,
    /^DATABASE_URL=.* start\s+# then Ctrl\+C$/,
    /deploy\/restore\.sh /,
    /^DATABASE_URL=.* start$/,
    /^SKIP_BUILD=1 TRUST_PROXY=1 .* start --production$/,
    /^SKIP_BUILD=1 KEYS_FILE=.* start --production$/,
  ].map((command) => ({
    command,
    by: 'scripts/start-production.test.ts',
    piece: `documented(${command})`,
  })),
];

export const elsewhere = (command: string): Elsewhere | undefined =>
  ELSEWHERE.find((one) => one.command.test(command));
