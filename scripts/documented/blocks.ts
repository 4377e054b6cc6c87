import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { workspace } from '../run.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/*.md',
  'deploy/*.md',
  '{mfe-*,shared-*,federation,supabase,shell,test-support}/README.md',
  'shared-ui/library/README.md',
  'supabase/functions/*/README.md',
  'federation/template/README.md',
];

/** Returns the pages whose commands readers copy. */
export const listDocumentedPages = (): string[] => globSync(PAGES, { cwd: workspace }).sort();

/** A fenced block of shell commands. */
export interface Block {
  page: string;
  /** Line of the opening fence, from 1. */
  line: number;
  /** Commands of the block; lines continued with a backslash are joined. */
  commands: string[];
  /** Reason in the comment above the block: `<!-- not run: needs a certificate -->`. */
  reason?: string;
}

const REASON = /^<!-- not run: (.+) -->$/;

/** Returns the blocks of a page that are fenced as `sh`. */
export function parseBlocks(page: string, text: string): Block[] {
  const lines = text.split('\n');
  return lines.flatMap((fence, index) => {
    const [, indent] = /^( *)```(?:sh|bash|shell|console)$/.exec(fence) ?? [];
    if (indent === undefined) return [];
    const end = lines.indexOf(`${indent}\`\`\``, index);
    const body = lines
      .slice(index + 1, end)
      .join('\n')
      .replaceAll('\\\n', ' ');
    const above = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? '';
    const [, reason] = REASON.exec(above.trim()) ?? [];
    const commands = body.split('\n').map((line) => line.trim());
    return [
      { page, line: index + 1, commands: commands.filter((line) => line && !line.startsWith('#')), reason },
    ];
  });
}

/** Start of a command line: assignments, then a program of the documentation. */
const PROGRAM =
  /^(?:[A-Z_]+=\S+ )*(?:npx|npm|pnpm|node|git|psql|createdb|supabase|federation|useradd|chown|systemctl|curl|deploy\/\S+\.sh) /;

/**
 * Returns commands in blocks that are indented, or fenced without a language, which {@link parseBlocks} skips.
 */
export function unfencedCommands(text: string): string[] {
  const found: string[] = [];
  let fence: string | null = null;
  for (const line of text.split('\n')) {
    const [, language] = /^ *```(\S*)$/.exec(line) ?? [];
    if (language !== undefined) fence = fence === null ? language : null;
    else if ((fence === '' || (fence === null && line.startsWith('    '))) && PROGRAM.test(line.trim()))
      found.push(line.trim());
  }
  return found;
}

/** Reads the blocks of a page. */
export const readBlocks = async (page: string): Promise<Block[]> =>
  parseBlocks(page, await readFile(path.join(workspace, page), 'utf8'));
