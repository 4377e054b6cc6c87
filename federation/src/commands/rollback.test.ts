// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell, type TestBuild } from '@ia/test-support/builds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readHistory } from '../site/records.test-scene.ts';
import { makeLive } from './activate.ts';
import { compose } from './compose.ts';
import { publishRemote, publishShell } from './publish.ts';
import { readLive, readRegistry } from './report.ts';
import { revoke, rollback } from './rollback.ts';

// A rollback activates the last good version (`lastGood`): the newest earlier version without a revocation
// or a rising error rate. A revoked version never becomes live again.

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'back-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const publish = async (text: string, buildOptions: TestBuild = {}, options = {}): Promise<string> => {
  const app = await buildApp(path.join(folder, 'mfe-x'), { text, ...buildOptions });
  return (await publishRemote(app, site, options)).version;
};
const publishTestShell = async (text: string) =>
  (await publishShell(await buildShell(path.join(folder, 'shell'), { text }), site)).version;
const liveVersion = async (name = 'mfe-x') => (await readLive(site, name))?.version;
const liveEntry = async () => (await readRegistry(site)).apps['mfe-x'];
const historyActions = async (name = 'mfe-x') =>
  (await readHistory(site, name)).map(({ action, version, reason }) => [action, version, reason]);

describe('rollback', () => {
  it('activates the previous versions step by step and never a version that was rolled back', async () => {
    const [one, two, three] = [await publish('one'), await publish('two'), await publish('three')];
    expect(
      await rollback(site, 'mfe-x', undefined, { author: 'equipa', reason: 'o voto falha' }),
    ).toMatchObject({
      from: three,
      to: two,
    });
    expect(await liveVersion()).toBe(two);
    expect((await liveEntry())?.lastGood?.version).toBe(one);
    expect((await historyActions()).at(-1)).toEqual(['rollback', two, 'o voto falha']);
    await rollback(site, 'mfe-x', undefined);
    expect(await liveVersion()).toBe(one);
    expect((await liveEntry())?.lastGood).toBeUndefined();
    await expect(rollback(site, 'mfe-x', undefined)).rejects.toThrow(
      new RegExp(
        `no earlier version is a rollback target.*Nothing was changed\\. Choose one .*${three}.*publish a new one`,
        's',
      ),
    );
    await rollback(site, 'mfe-x', three);
    expect(await liveVersion()).toBe(three);
  });

  it('records the owner of the app as author by default', async () => {
    await publish('one', {}, { author: 'pnpm build' });
    await publish('two', {}, { author: 'pnpm build' });
    await rollback(site, 'mfe-x', undefined);
    expect((await readHistory(site, 'mfe-x')).map(({ author }) => author)).toEqual([
      'pnpm build',
      'pnpm build',
      'equipa-mfe-x',
    ]);
  });

  it('restores a previous shell with its page', async () => {
    const [one] = [await publishTestShell('one'), await publishTestShell('two')];
    await rollback(site, 'shell', undefined);
    expect(await liveVersion('shell')).toBe(one);
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toContain(`./shell/${one}/`);
  });

  it('is rejected with a remedy when it would break the site', async () => {
    const one = await publish('one');
    await publish('two', { routes: ['/', '/a'] });
    await expect(rollback(site, 'mfe-x', undefined)).rejects.toThrow(/--remove-route \/a$/);
    await expect(rollback(site, 'mfe-x', '9.9.9')).rejects.toThrow(
      /9\.9\.9 is not in .*Published versions: 1/,
    );
    await expect(rollback(site, 'mfe-x', await liveVersion())).rejects.toThrow(
      /^FED-211: mfe-x \S+ is live already\. Nothing was changed/,
    );
    await expect(rollback(site, 'mfe-y', undefined)).rejects.toThrow(
      /^FED-208: mfe-y is not live in .*\. Live apps: mfe-x\. Correct the name/,
    );
    await expect(rollback(site, 'mfe-x', one, { reason: 'ana@cidade.pt' })).rejects.toThrow(
      /It becomes public/,
    );
    await rollback(site, 'mfe-x', undefined, { removeRoutes: ['/a'] });
    expect(await liveVersion()).toBe(one);
  });

  it('rejects a version with damaged files', async () => {
    const [one, two] = [await publish('one'), await publish('two')];
    await rm(path.join(site, 'mfe-x', one, 'assets/p.js'));
    await expect(rollback(site, 'mfe-x', undefined)).rejects.toThrow(
      /is damaged in the site: assets\/p\.js\nNothing was changed\. Publish the same build again/,
    );
    expect(await liveVersion()).toBe(two);
  });

  it('skips a version with a rising error rate', async () => {
    const [one, two, three] = [await publish('one'), await publish('two'), await publish('three')];
    const day = new Date().toISOString().slice(0, 10);
    const counts = [{ day, app: 'mfe-x', version: two, kind: 'render', count: 60 }];
    await rollback(site, 'mfe-x', undefined, { failures: { counts } });
    expect(await liveVersion()).toBe(one);
    await rollback(site, 'mfe-x', three, { failures: { counts } });
    expect((await liveEntry())?.lastGood?.version).toBe(one);
  });
});

describe('revoke', () => {
  const reason = 'mostra respostas de outra pessoa';

  it('of an older version adds it to the revoked versions and removes it as fallback', async () => {
    const [one, two, three] = [await publish('one'), await publish('two'), await publish('three')];
    expect((await revoke(site, 'mfe-x', two, { reason })).rolledBack).toBeNull();
    expect(await liveEntry()).toMatchObject({ version: three, revoked: [two], lastGood: { version: one } });
    expect((await historyActions()).at(-1)).toEqual(['revoke', two, reason]);
    const before = await historyActions();
    await revoke(site, 'mfe-x', two, { reason: 'outra vez' });
    expect(await historyActions()).toEqual(before);
    const four = await publish('four');
    expect(await liveEntry()).toMatchObject({ version: four, revoked: [two], lastGood: { version: three } });
    for (const activateAgain of [
      () => makeLive(site, { 'mfe-x': two }),
      () => rollback(site, 'mfe-x', two),
      () => publish('two'),
    ])
      await expect(activateAgain()).rejects.toThrow(
        /was revoked on \d{4}-.*mostra respostas.*increase the version/s,
      );
  });

  it('of the live version activates the last good one in the same commit', async () => {
    const [one, two] = [await publish('one'), await publish('two')];
    expect((await revoke(site, 'mfe-x', two, { reason })).rolledBack).toEqual({ from: two, to: one });
    expect(await liveEntry()).toMatchObject({ version: one, revoked: [two] });
    expect((await liveEntry())?.lastGood).toBeUndefined();
    expect((await historyActions()).slice(-2)).toEqual([
      ['rollback', one, reason],
      ['revoke', two, reason],
    ]);
    const three = await publish('three');
    expect((await readLive(site, 'mfe-x'))?.lastGood).toBe(one);
    expect(await liveVersion()).toBe(three);
  });

  it('of the live version is rejected without a rollback target', async () => {
    const one = await publish('one');
    await expect(revoke(site, 'mfe-x', one, { reason })).rejects.toThrow(
      /Nothing was changed\. The site has no other version: publish a new one\.$/,
    );
    await expect(revoke(site, 'mfe-x', '9.9.9', { reason })).rejects.toThrow(/9\.9\.9 is not in/);
    expect(await liveEntry()).not.toHaveProperty('revoked');
  });

  it('of a shell adds it to the revoked versions in the registry', async () => {
    const [one, two] = [await publishTestShell('one'), await publishTestShell('two')];
    await revoke(site, 'shell', two, { reason });
    expect((await readRegistry(site)).shell).toMatchObject({ version: one, revoked: [two] });
  });

  it('is completed in the history after a crash between live.json and history', async () => {
    const one = await publish('one');
    await publish('two');
    await revoke(site, 'mfe-x', one, { reason });
    const history = path.join(site, 'mfe-x/history.jsonl');
    const lines = await readFile(history, 'utf8');
    await writeFile(history, lines.replace(/[^\n]*"revoke"[^\n]*\n$/, ''));
    await compose(site);
    expect(await readFile(history, 'utf8')).toBe(lines);
  });
});
