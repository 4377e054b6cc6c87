import { type DescribedCommand, listCommands } from './describe.ts';

/** Options of a command, with --help, which every command has. */
const optionsOf = ({ options }: DescribedCommand): { long: string; description: string }[] => [
  ...options,
  { long: '--help', description: 'print the help' },
];

/** Words that may follow a command: its subcommands and the choices of its arguments. */
const wordsOf = (command: DescribedCommand): { name: string; description: string }[] => [
  ...command.commands,
  ...command.arguments.flatMap(({ choices, description }) => choices.map((name) => ({ name, description }))),
];

/** Puts a text in single quotes, as all three shells read them. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Full paths of all subcommands, each quoted as a pattern of `case`. */
const subcommandPaths = (program: DescribedCommand): string[] =>
  listCommands(program)
    .slice(1)
    .map(({ path }) => quote(path));

function bash(program: DescribedCommand): string {
  const cases = listCommands(program).map(
    (command) =>
      `    ${quote(command.path)}) words=${quote([...wordsOf(command).map(({ name }) => name), ...optionsOf(command).map(({ long }) => long)].join(' '))} ;;`,
  );
  return `# Completion of federation for bash. Load it: source <(federation completion bash)
_federation() {
  local at=federation words='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${subcommandPaths(program).join('|')}) at="$at $word" ;;
    esac
  done
  case "$at" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
# Without a match, bash completes the name of a file.
complete -o bashdefault -o default -F _federation federation
`;
}

function zsh(program: DescribedCommand): string {
  /** An item of zsh's `_describe`: 'name:description'. */
  const entry = (name: string, description: string) => quote(`${name.replaceAll(':', '\\:')}:${description}`);
  const cases = listCommands(program).map(
    (command) => `    (${quote(command.path)})
      commands=(${wordsOf(command)
        .map(({ name, description }) => entry(name, description))
        .join(' ')})
      options=(${optionsOf(command)
        .map(({ long, description }) => entry(long, description))
        .join(' ')}) ;;`,
  );
  return `#compdef federation
# Completion of federation for zsh. Load it: source <(federation completion zsh)
_federation() {
  local at=federation word
  local -a commands options
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      (${subcommandPaths(program).join('|')}) at="$at $word" ;;
    esac
  done
  case "$at" in
${cases.join('\n')}
  esac
  if [[ $PREFIX == -* ]]; then
    _describe option options
  elif (( $#commands )); then
    _describe command commands
  else
    _files
  fi
}
compdef _federation federation
`;
}

function fish(program: DescribedCommand): string {
  const lines = listCommands(program).flatMap((command) => {
    const completeLine = `complete -c federation -n "__federation_at ${quote(command.path)}"`;
    const words = wordsOf(command);
    return [
      ...words.map(({ name, description }) => `${completeLine} -f -a ${name} -d ${quote(description)}`),
      ...command.options.map(
        ({ long, takesValue, description }) =>
          `${completeLine} -l ${long.slice(2)}${takesValue ? ' -r' : ''} -d ${quote(description)}`,
      ),
      `${completeLine} -l help -d 'print the help'`,
    ];
  });
  return `# Completion of federation for fish. Load it: federation completion fish | source
function __federation_at
  set -l at federation
  set -l words (commandline -opc)
  for word in $words[2..-1]
    switch "$at $word"
      case ${subcommandPaths(program).join(' ')}
        set at "$at $word"
    end
  end
  test "$at" = "$argv[1]"
end
${lines.join('\n')}
`;
}

/** Generators of completion scripts, by shell. */
export const COMPLETIONS = { bash, zsh, fish };

export type CommandShell = keyof typeof COMPLETIONS;
