// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { COMPLETIONS } from './completion.ts';
import { describeCommand, listCommands } from './describe.ts';
import { createProgram } from './program.ts';

const program = describeCommand(createProgram());
const commands = listCommands(program);

/** Completes the last word of a command line in bash. */
function completeInBash(...words: string[]): string[] {
  const script = `${COMPLETIONS.bash(program)}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _federation; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const output = execFileSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8' });
  return output.split('\n').filter(Boolean);
}

it('bash completes commands, subcommands, options and choices', () => {
  expect(completeInBash('federation', 'pu')).toEqual(['publish']);
  expect(completeInBash('federation', 'token', '')).toEqual(['create', 'list', 'revoke', '--help']);
  expect(completeInBash('federation', 'publish', '.', '--up')).toEqual(['--upload-only']);
  expect(completeInBash('federation', 'token', 'create', 'x', '--app')).toEqual(['--apps']);
  expect(completeInBash('federation', 'completion', 'z')).toEqual(['zsh']);
});

it('bash completes no word where a file name is expected', () => {
  expect(completeInBash('federation', 'publish', './mfe')).toEqual([]);
});

it.each(['zsh', 'fish'] as const)('The script for %s has every command and option', (shell) => {
  const script = COMPLETIONS[shell](program);
  for (const { path, options } of commands) {
    // zsh: one `case` per command, whose last one lists its options; fish: one line per word.
    const [, ...blocks] = script.split(shell === 'zsh' ? `('${path}')` : `at '${path}'"`);
    expect(blocks, path).not.toEqual([]);
    const text = shell === 'zsh' ? (blocks.at(-1)?.split(';;')[0] ?? '') : blocks.join('\n');
    for (const { long } of options)
      expect(text, path).toContain(shell === 'zsh' ? `'${long}:` : `-l ${long.slice(2)} `);
  }
});

it('Descriptions with quotes stay one word in a script', () => {
  const programWithQuote = {
    ...program,
    commands: [{ ...program, name: 'x', path: 'federation x', description: "a'b" }],
  };
  expect(COMPLETIONS.zsh(programWithQuote)).toContain(`'x:a'\\''b'`);
});
