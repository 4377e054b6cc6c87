/** Names in the documentation that no file of the repository has. */
export const EXTERNAL_NAMES: readonly { names: RegExp; reason: string }[] = [
  { names: /biblioteca/, reason: 'the example app and schema of a team' },
  { names: /^(?:use-x|x-query|x-mutation)\.ts$/, reason: 'a pattern for file names, with x for the name' },
  { names: /^20260201120000_what_changes\.sql$/, reason: 'an example of a migration’s name' },
  { names: /^#\/page%23anchor$/, reason: 'an example of a shared address' },
  { names: /^unsent_note_|^storedNote$/, reason: 'the example outbox of notes' },
  { names: /^helpers$/, reason: 'a folder name that the code style forbids' },
  {
    names:
      /^(?:curl|git|journalctl|supabase|runuser|db push|select|npx supabase) |^--(?:include-seed|use-api)$/,
    reason: 'a command or query of another program',
  },
  { names: /^postgresql-(?:client|15-cron)$/, reason: 'a Debian package' },
  {
    names: /^(?:shared_preload_libraries|database_name|sslrootcert)$/,
    reason: 'a setting of PostgreSQL',
  },
  { names: /^NODE_EXTRA_CA_CERTS$/, reason: 'a setting of Node' },
  {
    names: /^(?:Vary|Integrity-Policy(?:-Report-Only)?)$/,
    reason: 'an HTTP header, in lower case in the code',
  },
];

/** True for a code span, a path or a word that the documentation names without a file of ours. */
export const isExternalName = (name: string): boolean => EXTERNAL_NAMES.some(({ names }) => names.test(name));
