import { type DescribedCommand, flatten } from './describe.ts';

/** Options of a command as words; every command has --help. */
const optionsOf = ({ options }: DescribedCommand): { long: string; description: string }[] => [
  ...options,
  { long: '--help', description: 'print the help' },
];

/** Words that may follow a command: its subcommands and the choices of its arguments. */
const wordsOf = (command: DescribedCommand): { name: string; description: string }[] => [
  ...command.commands,
  ...command.arguments.flatMap(({ choices, description }) => choices.map((name) => ({ name, description }))),
];

/** In single quotes, for all three shells. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Every subcommand with its full path, as a pattern of `case`. */
const paths = (program: DescribedCommand): string[] =>
  flatten(program)
    .slice(1)
    .map(({ path }) => quoted(path));

function bash(program: DescribedCommand): string {
  const cases = flatten(program).map(
    (command) =>
      `    ${quoted(command.path)}) words=${quoted([...wordsOf(command).map(({ name }) => name), ...optionsOf(command).map(({ long }) => long)].join(' '))} ;;`,
  );
  return `# Completion of federation for bash. Load it: source <(federation completion bash)
_federation() {
  local at=federation words='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${paths(program).join('|')}) at="$at $word" ;;
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
  const entry = (name: string, description: string) =>
    quoted(`${name.replaceAll(':', '\\:')}:${description}`);
  const cases = flatten(program).map(
    (command) => `    (${quoted(command.path)})
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
      (${paths(program).join('|')}) at="$at $word" ;;
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
  const lines = flatten(program).flatMap((command) => {
    const here = `complete -c federation -n "__federation_at ${quoted(command.path)}"`;
    const words = wordsOf(command);
    return [
      ...words.map(({ name, description }) => `${here} -f -a ${name} -d ${quoted(description)}`),
      ...command.options.map(
        ({ long, takesValue, description }) =>
          `${here} -l ${long.slice(2)}${takesValue ? ' -r' : ''} -d ${quoted(description)}`,
      ),
      `${here} -l help -d 'print the help'`,
    ];
  });
  return `# Completion of federation for fish. Load it: federation completion fish | source
function __federation_at
  set -l at federation
  set -l words (commandline -opc)
  for word in $words[2..-1]
    switch "$at $word"
      case ${paths(program).join(' ')}
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

export type Shell = keyof typeof COMPLETIONS;
