// @vitest-environment node
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { filesBelow } from '../publish/folder.ts';
import { serveSite } from '../serve/index.ts';
import { publishTo } from './client.ts';
import { publishAway } from './commands.ts';
import { publishingService } from './publishing-service.ts';
import {
  all,
  fileOf,
  folder,
  headOf,
  log,
  post,
  publish,
  quarantined,
  saidBy,
  server,
  site,
  token,
  tokens,
} from './service.test-scene.ts';
import { LIMITS } from './upload.ts';

describe('a network', () => {
  const asked = async (peerAddress: string, behindProxy: boolean, headers = {}) => {
    const { mount } = publishingService({ site, tokens, behindProxy });
    const request = new Request('http://x/publish/mfe-x', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: '{}\n',
    });
    return (await mount(request, { peerAddress })).status;
  };

  it('is crossed by https alone: what comes in the clear is refused before the token is looked at', async () => {
    const [clear, safe] = [{ 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'https' }];
    // 400: it was read, and is no upload.
    expect(await asked('127.0.0.1', false)).toBe(400);
    expect(await asked('::ffff:127.0.0.1', false, safe)).toBe(400);
    expect(await asked('::1', false, clear)).toBe(403);
    expect(await asked('192.0.2.1', false)).toBe(403);
    expect(await asked('192.0.2.1', false, safe)).toBe(403);
    expect(await asked('192.0.2.1', true, safe)).toBe(400);
    expect(await asked('192.0.2.1', true, clear)).toBe(403);
    expect(await asked('192.0.2.1', true, { 'x-forwarded-proto': 'http, https' })).toBe(403);
    expect(await asked('192.0.2.1', true)).toBe(403);
  });

  it('behind a proxy, each address has its own wrong tokens', async () => {
    const { mount } = publishingService({ site, tokens, behindProxy: true });
    const from = async (address: string, given: string) => {
      const headers = {
        authorization: `Bearer ${given}`,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': `10.0.0.1, ${address}`,
      };
      const request = new Request('http://x/publish/mfe-x', { method: 'POST', headers });
      return (await mount(request, { peerAddress: '127.0.0.1' })).status;
    };
    for (let i = 0; i < 10; i++) await from('192.0.2.1', 'x');
    expect([await from('192.0.2.1', token), await from('192.0.2.2', token)]).toEqual([429, 400]);
  });

  it.each([
    ['http://ia.example', /expected https/],
    ['https://ana:segredo@ia.example', /^--to: expected the address/],
    ['ftp://ia.example', /^--to: expected the address/],
    ['ia.example', /^--to: expected the address/],
    ['http://localhost:1', /^localhost:1 could not be asked: bad port\. Nothing was sent\./],
  ])('the command sends nothing to %s', async (to, message) => {
    const refused = publishTo(to, path.join(folder, 'mfe-x'), {}, token);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.not.toThrow(/segredo/);
  });

  it('the command says what answers in place of a service, and sends the token on to nobody', async () => {
    const plain = await serveSite({ site, port: 0 });
    const built = path.join(folder, 'mfe-x');
    await expect(publishTo(plain.url, built, {}, token)).rejects.toThrow(/answered 404, and not as a publi/);
    await plain.close();
    const away = createServer((_, response) => response.writeHead(308, { location: server.url }).end());
    away.listen(0, '127.0.0.1');
    await once(away, 'listening');
    const to = `http://127.0.0.1:${(away.address() as AddressInfo).port}`;
    await expect(publishTo(to, built, {}, token)).rejects.toThrow(`sends on to ${server.url}`);
    away.close();
    await once(away, 'close');
    await expect(publishTo(to, built, {}, token)).rejects.toThrow(
      /^Nobody answers at 127\.0\.0\.1:\d+ \(ECONN/,
    );
    expect(log).toEqual([]);
    const values = { 'place-only': false, 'new-owner': false, 'remove-route': [] };
    await expect(publishAway(built, { ...values, to, by: 'x' })).rejects.toThrow(
      /^--by: expected it without/,
    );
  });
});

describe('an upload', () => {
  const ok = fileOf('a.js', 'a');
  const at = (name: string) => [fileOf(name, 'a')];
  const elsewhere = /expected the path of a file inside/;
  const wrong: [string, string, number, RegExp][] = [
    ['above', `${headOf(at('../a.js'))}a`, 400, elsewhere],
    ['above, from inside', `${headOf(at('a/../../a.js'))}a`, 400, elsewhere],
    ['absolute', `${headOf(at('/tmp/a.js'))}a`, 400, elsewhere],
    ['of another system', `${headOf(at('..\\a.js'))}a`, 400, elsewhere],
    ['of a drive', `${headOf(at('c:a.js'))}a`, 400, elsewhere],
    ['with a zero', `${headOf(at('a\0.js'))}a`, 400, elsewhere],
    ['here', `${headOf(at('./a.js'))}a`, 400, elsewhere],
    ['nowhere', `${headOf(at(''))}a`, 400, elsewhere],
    ['long', `${headOf(at('a'.repeat(LIMITS.path + 1)))}a`, 400, elsewhere],
    ['twice', `${headOf([ok, fileOf('A.js', 'a')])}aa`, 400, /expected each file once/],
    ['as file and folder', `${headOf([ok, fileOf('a.js/b', 'a')])}aa`, 400, /found both/],
    [
      'too many',
      headOf(Array.from({ length: LIMITS.files + 1 }, (_, i) => fileOf(`${i}`, ''))),
      413,
      /5001 f/,
    ],
    ['too big', headOf([{ ...ok, bytes: LIMITS.file + 1 }]), 413, /a\.js of 16000001 bytes/],
    [
      'too much',
      headOf(Array.from({ length: 5 }, (_, i) => ({ ...ok, path: `${i}`, bytes: LIMITS.file }))),
      413,
      /80000000 bytes, at most 64000000/,
    ],
    ['too long a list', 'x'.repeat(LIMITS.head + 70_000), 413, /list of files has more than/],
    ['altered', `${headOf([ok])}b`, 400, /did not arrive as it was sent/],
    ['cut off', headOf([ok]), 400, /broke off/],
    ['cut off in its list', '{"format":1', 400, /broke off/],
    ['with more', `${headOf([ok])}ab`, 400, /holds more than/],
    ['no list', 'PK\n', 400, /does not begin with its list/],
    ['of later', headOf([ok], { format: 2 }), 400, /reads uploads of format 1, found 2/],
    ['an option it does not know', headOf([ok], { options: { hurry: true } }), 400, /hurry/],
    ['no commit', headOf([ok], { origin: { commit: '<script>' } }), 400, /hash of a commit/],
    ['no address', headOf([ok], { origin: { repository: 'https://a:b@c.example' } }), 400, /on the web/],
    ['no build', `${headOf([ok])}a`, 422, /no finished build/],
  ];
  it('that is wrong is refused, and nothing of it is kept', async () => {
    const before = await all();
    const around = await readdir(folder);
    for (const [which, body, status, message] of wrong) {
      const answer = await post(body);
      const said = [answer.status, await saidBy(answer)];
      expect(said, which).toEqual([status, expect.stringMatching(message)]);
      expect(await quarantined(), which).toEqual([]);
    }
    expect(await readdir(folder)).toEqual(around);
    expect(await all()).toEqual(before);
  });

  it('whose connection is lost leaves nothing, and visitors see nothing of it while it lasts', async () => {
    const before = await all();
    const content = 'x'.repeat(1000);
    const body = headOf([fileOf('a.js', content), fileOf('b.js', content)]) + content;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST /_federation/publish/mfe-x HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: 9000\r\n\r\n${body}`,
    );
    const there = await vi.waitFor(async () => {
      const files = await filesBelow(path.join(folder, '.federation/.quarantine'));
      expect(files.some((file) => file.endsWith('dist/a.js'))).toBe(true);
      return files;
    });
    expect(await all()).toEqual(before);
    for (const file of [...there, 'tokens.json'])
      expect((await fetch(`${server.url}/.federation/.quarantine/${file}`)).status, file).toBe(404);
    socket.destroy();
    await vi.waitFor(async () => expect(await quarantined()).toEqual([]));
    expect(await all()).toEqual(before);
    await vi.waitFor(() =>
      expect(log).toEqual([expect.stringMatching(/refused \(400\): The upload broke off/)]),
    );
    await publish({ text: 'two' });
  });
});
