// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveWithReleases } from './serve-command.ts';

it('federation serve applies changed origins of site.config.json to the policy without a restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const site = path.join(folder, 'site');
  const tokens = path.join(folder, 'tokens.json');
  await mkdir(site);
  const configure = (text: string) => writeFile(path.join(site, 'site.config.json'), text);
  await configure('{}');
  const server = await serveWithReleases({ site, tokens, port: 0, log: () => {} });
  const policy = async () => (await fetch(`${server.url}/nada`)).headers.get('content-security-policy') ?? '';
  try {
    expect(await policy()).toContain("script-src 'self' 'nonce");
    await configure(
      '{"origins": ["https://cursos.municipio.example"], "backend": {"url": "https://dados.municipio.example"}}',
    );
    expect(await policy()).toContain("script-src 'self' https://cursos.municipio.example 'nonce");
    expect(await policy()).toMatch(/connect-src [^;]*https:\/\/dados\.municipio\.example/);
    // An invalid file, half edited: the last valid configuration stays in effect.
    await configure('{"origins": [');
    expect(await policy()).toContain('https://cursos.municipio.example');
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
