import type { HistoryLine } from '../publish/live.ts';
import type { SiteReader } from './site-reader.ts';
import { firstWords } from './words.ts';

export interface LogLine extends HistoryLine {
  app: string;
}

/**
 * What became live, of one app or of all, the latest first.
 * @throws when nothing of it ever was.
 */
export async function readLog(reader: SiteReader, app?: string): Promise<LogLine[]> {
  const names = await reader.names();
  if (app !== undefined && !names.includes(app)) {
    throw new Error(
      `${reader.site} has no history of ${app}. Apps that have one: ${names.join(', ') || 'none'}.`,
    );
  }
  const lines = await Promise.all(
    (app === undefined ? names : [app]).map(async (name) =>
      (await reader.history(name)).map((line) => ({ app: name, ...line })),
    ),
  );
  return lines
    .flat()
    .reverse()
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

export const tellLog = (lines: readonly LogLine[]): string =>
  lines.length === 0
    ? 'Nothing was ever live here.'
    : lines
        .map(({ at, app, action, version, by, commit, repository, reason, forced }) =>
          [
            firstWords(at, app, action, version),
            `by ${by}`,
            ...(commit ? [`commit ${commit}${repository ? ` (${repository})` : ''}`] : []),
            ...(reason ? [`because: ${reason}`] : []),
            ...(forced ? [`passed over: ${forced.join(', ')}`] : []),
          ].join('\n    '),
        )
        .join('\n');
