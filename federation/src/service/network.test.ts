// @vitest-environment node
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { filesBelow } from '../files/folder.ts';
import { serveSite } from '../serve/index.ts';
import { publishTo } from './client.ts';
import { publishingService } from './publishing-service.ts';
import {
  errorOf,
  fileOf,
  folder,
  headOf,
  log,
  post,
  publish,
  quarantined,
  readSiteFiles,
  server,
  site,
  token,
  tokens,
} from './service.test-scene.ts';
import { LIMITS } from './upload.ts';

describe('The publishing service and its client', () => {
  const asked = async (peerAddress: string, behindProxy: boolean, headers = {}) => {
    const { mount } = publishingService({ site, tokens, behindProxy });
    const request = new Request('http://x/publish/mfe-x', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: '{}\n',
    });
    return (await mount(request, { peerAddress })).status;
  };

  it('reject unencrypted requests before they read the token', async () => {
    const [clear, safe] = [{ 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'https' }];
    // 400: the token was accepted, and the body is not an upload.
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

  it('rate-limit wrong tokens per forwarded address behind a proxy', async () => {
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
    ['http://localhost:1', /^FED-335: The request to localhost:1 failed: bad port\. Nothing was sent\./],
  ])('send nothing to %s', async (to, message) => {
    const refused = publishTo(to, path.join(folder, 'mfe-x'), {}, token);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.not.toThrow(/segredo/);
  });

  it('explain a response that is not from a service, and never forward the token to a redirect', async () => {
    const plain = await serveSite({ site, port: 0 });
    const built = path.join(folder, 'mfe-x');
    await expect(publishTo(plain.url, built, {}, token)).rejects.toThrow(
      /^FED-337: .* answered 404, not as a publi/,
    );
    await plain.close();
    const redirect = createServer((_, response) => response.writeHead(308, { location: server.url }).end());
    redirect.listen(0, '127.0.0.1');
    await once(redirect, 'listening');
    const to = `http://127.0.0.1:${(redirect.address() as AddressInfo).port}`;
    await expect(publishTo(to, built, {}, token)).rejects.toThrow(
      new RegExp(`^FED-336: .*redirects to ${server.url}`),
    );
    redirect.close();
    await once(redirect, 'close');
    await expect(publishTo(to, built, {}, token)).rejects.toThrow(
      /^FED-333: 127\.0\.0\.1:\d+ cannot be reached \(ECONN/,
    );
    expect(log).toEqual([]);
  });
});

describe('The service', () => {
  const ok = fileOf('a.js', 'a');
  const at = (name: string) => [fileOf(name, 'a')];
  const elsewhere = /^FED-312: .*expected the path of a file inside/;
  const wrong: [string, string, number, RegExp][] = [
    ['path above the folder', `${headOf(at('../a.js'))}a`, 400, elsewhere],
    ['path that leaves the folder', `${headOf(at('a/../../a.js'))}a`, 400, elsewhere],
    ['absolute path', `${headOf(at('/tmp/a.js'))}a`, 400, elsewhere],
    ['path with a backslash', `${headOf(at('..\\a.js'))}a`, 400, elsewhere],
    ['path with a drive', `${headOf(at('c:a.js'))}a`, 400, elsewhere],
    ['path with a NUL', `${headOf(at('a\0.js'))}a`, 400, elsewhere],
    ['path that is not normalized', `${headOf(at('./a.js'))}a`, 400, elsewhere],
    ['empty path', `${headOf(at(''))}a`, 400, elsewhere],
    ['path that is too long', `${headOf(at('a'.repeat(LIMITS.path + 1)))}a`, 400, elsewhere],
    ['same path twice', `${headOf([ok, fileOf('A.js', 'a')])}aa`, 400, /^FED-313: .*expected each file once/],
    [
      'path of a file and a folder',
      `${headOf([ok, fileOf('a.js/b', 'a')])}aa`,
      400,
      /^FED-313: .*found both/,
    ],
    [
      'too many files',
      headOf(Array.from({ length: LIMITS.files + 1 }, (_, i) => fileOf(`${i}`, ''))),
      413,
      /^FED-314: .*5001 f/,
    ],
    [
      'file that is too large',
      headOf([{ ...ok, bytes: LIMITS.file + 1 }]),
      413,
      /^FED-314: .*a\.js of 16000001 bytes/,
    ],
    [
      'too many bytes',
      headOf(Array.from({ length: 5 }, (_, i) => ({ ...ok, path: `${i}`, bytes: LIMITS.file }))),
      413,
      /^FED-314: .*80000000 bytes, at most 64000000/,
    ],
    [
      'list that is too long',
      'x'.repeat(LIMITS.head + 70_000),
      413,
      /^FED-310: .*list of files is larger than/,
    ],
    ['corrupted file', `${headOf([ok])}b`, 400, /^FED-317: .*corrupted in transit/],
    ['truncated body', headOf([ok]), 400, /^FED-309: .*upload is incomplete/],
    ['truncated list', '{"format":1', 400, /^FED-309: .*upload is incomplete/],
    ['extra bytes', `${headOf([ok])}ab`, 400, /^FED-311: .*more bytes than its list/],
    ['missing list', 'PK\n', 400, /^FED-315: .*does not begin with its list/],
    ['later format', headOf([ok], { format: 2 }), 400, /^FED-316: .*reads uploads of format 1, found 2/],
    ['unknown option', headOf([ok], { options: { hurry: true } }), 400, /^FED-315: .*hurry/s],
    [
      'invalid commit',
      headOf([ok], { origin: { commit: '<script>' } }),
      400,
      /^FED-315: .*hash of a commit/s,
    ],
    [
      'invalid repository',
      headOf([ok], { origin: { repository: 'https://a:b@c.example' } }),
      400,
      /^FED-315: .*web address/s,
    ],
    ['missing build', `${headOf([ok])}a`, 422, /^FED-111: .*no finished build/],
  ];
  it('rejects an invalid upload and stores nothing of it', async () => {
    const before = await readSiteFiles();
    const around = await readdir(folder);
    for (const [name, body, status, message] of wrong) {
      const answer = await post(body);
      const actual = [answer.status, await errorOf(answer)];
      expect(actual, name).toEqual([status, expect.stringMatching(message)]);
      expect(await quarantined(), name).toEqual([]);
    }
    expect(await readdir(folder)).toEqual(around);
    expect(await readSiteFiles()).toEqual(before);
  });

  it('serves no file of a running upload, and deletes it when the connection is lost', async () => {
    const before = await readSiteFiles();
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
    expect(await readSiteFiles()).toEqual(before);
    for (const file of [...there, 'tokens.json'])
      expect((await fetch(`${server.url}/.federation/.quarantine/${file}`)).status, file).toBe(404);
    socket.destroy();
    await vi.waitFor(async () => expect(await quarantined()).toEqual([]));
    expect(await readSiteFiles()).toEqual(before);
    await vi.waitFor(() =>
      expect(log).toEqual([expect.stringMatching(/refused \(400\): FED-309: The upload is incomplete/)]),
    );
    await publish({ text: 'two' });
  });
});
