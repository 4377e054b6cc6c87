/** A command that documented-commands.test.ts does not run: another test runs it, or no test can. */
type Exemption = { command: RegExp } & (
  | {
      /** File of the test that runs it. */
      by: string;
      /** Text in that file that runs the command; the test fails if it is missing. */
      piece: string;
    }
  | {
      /** Reason why no test runs it. */
      because: string;
    }
);

const PNPM = /^(?:npx -y pnpm@12|pnpm)/.source;
const pnpm = (rest: string) => new RegExp(`${PNPM} ${rest}`);

/** Commands that are too slow to run twice, or that need something a test lacks. */
export const EXEMPTIONS: readonly Exemption[] = [
  { command: pnpm('test\\b'), because: 'it runs this test' },
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
    command: /git clone <this repository>|^git (?:fetch|merge)\b/,
    because: 'the repository has no public address yet',
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
  {
    command: /^(?:useradd|install -d -o) |^runuser -u ia-publishing -- bash\b/,
    because: 'it needs root, and adds a user to the machine',
  },
  { command: /^systemctl /, because: 'it needs systemd, and services that are installed' },
  {
    command: /^psql .*create schema if not exists biblioteca/,
    because: 'it needs a project hosted at supabase.com',
  },
  // The test reads these commands from their pages and fills in the placeholders.
  ...[
    /^SCHEMAS_DIR=/,
    /^mkdir -p \/srv\/ia\/schemas /,
    /create role administrator login/,
    /^psql .*create role ia login/,
    /^psql \S+\/ia .*roles\.sql$/,
    /^psql \S+\/rehearsal .*roles\.sql$/,
    /^export DATABASE_URL='postgres:\/\/ia:/,
    /^export DATABASE_URL=/,
    /^deploy\/backup\.sh /,
    /create database rehearsal/,
    /^DATABASE_URL=.*rehearsal.*# creates the tables/,
    /^DATABASE_URL=.*rehearsal.* deploy\/restore\.sh /,
    /^DATABASE_URL=.*rehearsal.*# look/,
    /drop database rehearsal/,
    /^deploy\/restore\.sh /,
    /^rm -rf \/tmp\/rehearsal /,
    /^SKIP_BUILD=1 TRUST_PROXY=1 .*start\.ts --production$/,
    /^SKIP_BUILD=1 KEYS_FILE=.* start --production$/,
    /^psql .*remove-examples\.sql$/,
    /^psql .*update public\.manifesto_versions/,
    /^set -a; \. /,
    /^SKIP_BUILD=1 PORT=5199 KEYS_FILE=.*# creates the tables/,
  ].map((command) => ({
    command,
    by: 'scripts/start-production.test.ts',
    piece: `documented(${command})`,
  })),
];

/** Pages whose commands another test runs, each in its order, because they change the repository. */
export const PAGES_WITH_TEST: readonly { page: string; by: string; piece: string }[] = [
  {
    page: 'docs/first-change.md',
    by: 'scripts/first-change.test.ts',
    piece: "readBlocks('docs/first-change.md')",
  },
];

/** Prefix that runs a command as the owner of the clone. */
const AS_OWNER = /^runuser -u ia-publishing -- (?!bash\b)/;

export const exemptionFor = (command: string): Exemption | undefined =>
  EXEMPTIONS.find((one) => one.command.test(command.replace(AS_OWNER, '')));
