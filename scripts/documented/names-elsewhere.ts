/** Names in the documentation that no file of the repository has. */
export const ELSEWHERE: readonly { names: RegExp; because: string }[] = [
  { names: /biblioteca/, because: 'the example app and schema of a team' },
  { names: /^(?:use-x|x-query|x-mutation)\.ts$/, because: 'a pattern for file names, with x for the name' },
  { names: /^20260201120000_what_changes\.sql$/, because: 'an example of a migration’s name' },
  { names: /^#\/page%23anchor$/, because: 'an example of a shared address' },
  { names: /^unsent_note_|^storedNote$/, because: 'the example outbox of notes' },
  { names: /^helpers$/, because: 'a folder name that the code style forbids' },
  {
    names:
      /^(?:curl|git|journalctl|supabase|runuser|db push|select|npx supabase) |^--(?:include-seed|use-api)$/,
    because: 'a command or query of another program',
  },
  { names: /^postgresql-(?:client|15-cron)$/, because: 'a Debian package' },
  { names: /^(?:shared_preload_libraries|database_name)$/, because: 'a setting of PostgreSQL' },
  {
    names: /^(?:Vary|Integrity-Policy(?:-Report-Only)?)$/,
    because: 'an HTTP header, in lower case in the code',
  },
];

/** True for a code span, a path or a word that the documentation names without a file of ours. */
export const isElsewhere = (name: string): boolean => ELSEWHERE.some(({ names }) => names.test(name));
