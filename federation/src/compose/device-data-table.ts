import type { DeclaredDeviceData } from '../config/device-data.ts';
import { escapeHtml } from '../document/escape-html.ts';
import type { Registry } from '../registry/schema.ts';

/** Placeholder comment in a static page for the rows of the table. */
export const DEVICE_DATA_ROWS = '<!-- device-data -->';

/** Returns the device storage that shell and apps declare, without duplicates. */
const deviceDataIn = ({ shell, apps }: Pick<Registry, 'shell' | 'apps'>): DeclaredDeviceData[] =>
  [shell, ...Object.values(apps)].flatMap(({ deviceData = [] }) => deviceData);

/** Returns the rows of the table on /privacidade/, from the declarations of the live versions. */
export const deviceDataRows = (registry: Pick<Registry, 'shell' | 'apps'>): string =>
  deviceDataIn(registry)
    .map(({ label, purpose, keys }) => {
      // One key may be in localStorage and in sessionStorage.
      const names = [...new Set(keys.map(({ key }) => `<code>${escapeHtml(key)}</code>`))].join(', ');
      return `<tr>\n<th scope="row">${escapeHtml(label)}<br>${names}</th>\n<td>${escapeHtml(purpose)}</td>\n</tr>`;
    })
    .join('\n');
