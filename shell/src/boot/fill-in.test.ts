import { readSiteConfig } from '@ia/federation/config';
import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it.each([
  {},
  { siteUrl: 'https://ia.municipio.example/', production: true, fontScale: 3 },
  { featureFlags: { enableModeration: false, enableLater: true }, pageThemes: { '/a': 'pink' } },
  { links: { gemini: 'https://g.pt/', social: [{ label: 'Rede', url: 'https://r.pt/' }] } },
  { links: { assistants: [], entity: { name: 'Câmara', url: 'https://c.pt/' } } },
  { ai: { mode: 'server', models: { geminiText: 'g' } }, backend: { url: '/backend', publishableKey: 'k' } },
  { apps: { 'mfe-x': { video: 'a' } }, backend: null },
])('fillIn adds the same defaults to a valid configuration as readSiteConfig: %j', (given) => {
  const warn = (message: string) => expect.unreachable(message);
  expect(fillIn(readSiteConfig({}), given)).toEqual(readSiteConfig(given, warn));
});
