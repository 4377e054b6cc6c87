import { errorOf } from '../errors/error-of.ts';
import type { HistoryLine } from '../site/history.ts';
import type { SiteReader } from '../site-reader/site-reader.ts';
import { formatHeading } from './format.ts';

/** A change of the live state of an app. */
export interface LogLine extends HistoryLine {
  app: string;
}

/**
 * Reads the release history of one app or of all, latest first.
 * @throws when the app has no history.
 */
export async function readLog(reader: SiteReader, app?: string): Promise<LogLine[]> {
  const names = await reader.names();
  if (app !== undefined && !names.includes(app)) {
    throw errorOf('FED-215', { site: reader.site, app, apps: names.join(', ') || 'none' });
  }
  const lines = await Promise.all(
    (app === undefined ? names : [app]).map(async (name) =>
      (await reader.history(name)).map((line) => ({ app: name, ...line })),
    ),
  );
  return (
    lines
      .flat()
      // Changes of one app at the same time stay in reverse order: the sort is stable.
      .reverse()
      .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  );
}

/** Formats the history for `federation log`. */
export const formatLog = (lines: readonly LogLine[]): string =>
  lines.length === 0
    ? 'This site has no history: no version was ever live.'
    : lines
        .map(({ at, app, action, version, author, commit, repository, reason, forced }) =>
          [
            formatHeading(at, app, action, version),
            `by ${author}`,
            ...(commit ? [`commit ${commit}${repository ? ` (${repository})` : ''}`] : []),
            ...(reason ? [`reason: ${reason}`] : []),
            ...(forced ? [`forced past: ${forced.join(', ')}`] : []),
          ].join('\n    '),
        )
        .join('\n');
