import type { SiteReader } from '../site-reader/site-reader.ts';
import { formatStatus } from './format-status.ts';
import { formatLog, readLog } from './log.ts';
import { readStatus } from './status.ts';

/** Output of `federation status`, for a site in a folder or at an address. */
export async function statusOutput(
  reader: SiteReader,
  app: string | undefined,
  json: boolean,
): Promise<string> {
  const found = await readStatus(reader, app);
  return json ? JSON.stringify(found, null, 2) : formatStatus(found);
}

/** Output of `federation log`, for a site in a folder or at an address. */
export async function logOutput(reader: SiteReader, app: string | undefined, json: boolean): Promise<string> {
  const lines = await readLog(reader, app);
  return json ? JSON.stringify(lines, null, 2) : formatLog(lines);
}
