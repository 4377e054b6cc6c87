import type { SiteReader } from '../site-reader/site-reader.ts';
import { formatStatus } from './format-status.ts';
import { formatLog, readLog } from './log.ts';
import { readStatus } from './status.ts';

/** Returns the output of `federation status`, for a site in a folder or at an address. */
export async function statusOutput(
  reader: SiteReader,
  app: string | undefined,
  json: boolean,
): Promise<string> {
  const status = await readStatus(reader, app);
  return json ? JSON.stringify(status, null, 2) : formatStatus(status);
}

/** Returns the output of `federation log`, for a site in a folder or at an address. */
export async function logOutput(reader: SiteReader, app: string | undefined, json: boolean): Promise<string> {
  const lines = await readLog(reader, app);
  return json ? JSON.stringify(lines, null, 2) : formatLog(lines);
}
