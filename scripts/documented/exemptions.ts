/** A command that documented-commands.test.ts does not run: another test runs it, or no test can. */
type Exemption = { command: RegExp } & (
  | {
      /** File of the test that runs it. */
      testFile: string;
      /** Text in that file that runs the command; the test fails if it is missing. */
      snippet: string;
    }
  | {
      /** Reason why no test runs it. */
      reason: string;
    }
);

const PNPM = /^(?:npx -y pnpm@12|pnpm)/.source;
const pnpm = (args: string) => new RegExp(`${PNPM} ${args}`);

/** Commands that are too slow to run twice, or that need something a test lacks. */
export const EXEMPTIONS: readonly Exemption[] = [
  { command: pnpm('test\\b'), reason: 'it runs this test' },
  { command: pnpm('install$'), reason: 'it installs this workspace: no test runs before it' },
  { command: pnpm('build\\b'), testFile: 'e2e/support/build-once.ts', snippet: 'buildSite(' },
  { command: pnpm('start\\s+#'), testFile: 'e2e/shell/start.spec.ts', snippet: 'startCommand(' },
  { command: pnpm('dev\\b'), testFile: 'e2e/shell/dev.spec.ts', snippet: 'devCommand(' },
  {
    command: /^(?:npx -y pnpm@12|pnpm|npm)(?: --filter \S+)?(?: run)? standalone\b/,
    reason:
      'it serves until it is stopped; federation/src/standalone/start-standalone.test.tsx tests the start',
  },
  { command: pnpm('e2e\\b'), testFile: 'scripts/test.ts', snippet: "['scripts/e2e.ts']" },
  { command: pnpm('exec vitest\\b'), testFile: 'scripts/test.ts', snippet: "run('vitest', ['run'])" },
  {
    command: pnpm('--filter mfe-courses scorm'),
    testFile: 'e2e/courses/scorm.spec.ts',
    snippet: 'mfe-courses/scripts/scorm.ts',
  },
  {
    command: /^npx --yes .* --with-data$/,
    testFile: 'e2e/teams/own-data.spec.ts',
    snippet: '(npx .* --with-data)',
  },
  {
    command:
      /^npx --yes --@ia:registry=|^cd mfe-biblioteca && git init|^npm (?:test|install|run (?:live|check))\b|^git add -A && git commit/,
    testFile: 'e2e/teams/own-repository.spec.ts',
    snippet: "readDocCommands('docs/teams.md')",
  },
  {
    command: /^npm run journey\b/,
    testFile: 'e2e/teams/own-repository.spec.ts',
    snippet: "['run', 'journey']",
  },
  {
    command: /--site <folder of the site>/,
    testFile: 'e2e/teams/own-repository.spec.ts',
    snippet: "['federation', 'publish', '.', '--site', site]",
  },
  {
    command: /git clone --origin upstream|git clone -b municipio|^git (?:remote add|fetch|merge)\b/,
    reason: 'the repository has no public address yet',
  },
  {
    command: /^install -d -m 700 \/backups|^rsync -rltO .* \/ |^chown -R ia-publishing \/srv\//,
    reason: 'it writes to the root folder of a new machine',
  },
  { command: /^supabase /, reason: 'it needs a project hosted at supabase.com, and a login there' },
  { command: /^deploy\/mirror\.sh /, testFile: 'scripts/deploy/mirror.test.ts', snippet: 'deploy/mirror.sh' },
  {
    command: /^moderator |supabase\/scripts\/moderator\.ts /,
    testFile: 'supabase/tests/clients.test.ts',
    snippet: 'scripts/moderator.ts',
  },
  { command: /^read -rs /, reason: 'it waits for a reader to paste a key' },
  {
    command: /supabase\/local\/serve\.ts /,
    testFile: 'supabase/tests/graceful-stop.test.ts',
    snippet: 'startServerProcess(',
  },
  {
    command: /supabase\/scripts\/copy-data\.ts /,
    testFile: 'supabase/tests/copy-data.test.ts',
    snippet: 'copyData(',
  },
  {
    command: /supabase\/scripts\/gen-types\.ts/,
    testFile: 'supabase/tests/generated.test.ts',
    snippet: 'generateTypes()',
  },
  {
    command: /^pnpm --filter @ia\/shared-services typecheck/,
    testFile: 'scripts/test.ts',
    snippet: "run('tsc', [])",
  },
  {
    command: /^(?:useradd|install -d -o) |^runuser -u ia-publishing -- bash\b/,
    reason: 'it needs root, and adds a user to the machine',
  },
  { command: /^systemctl /, reason: 'it needs systemd, and services that are installed' },
  {
    command: /^psql .*create schema if not exists biblioteca/,
    reason: 'it needs a project hosted at supabase.com',
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
    testFile: 'scripts/start-production.test.ts',
    snippet: `docCommand(${command})`,
  })),
];

/** Pages whose commands another test runs, each in its order, because they change the repository. */
export const PAGES_WITH_TEST: readonly { page: string; testFile: string; snippet: string }[] = [
  {
    page: 'docs/first-change.md',
    testFile: 'scripts/first-change.test.ts',
    snippet: "readBlocks('docs/first-change.md')",
  },
];

/** Prefix that runs a command as the owner of the clone. */
const AS_OWNER = /^runuser -u ia-publishing -- (?!bash\b)/;

/** Finds the exemption of a command; undefined for a command that the test runs. */
export const exemptionFor = (command: string): Exemption | undefined =>
  EXEMPTIONS.find((row) => row.command.test(command.replace(AS_OWNER, '')));
