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
  folder,
  listedFile,
  listQuarantine,
  log,
  post,
  publish,
  readError,
  readSiteFiles,
  server,
  site,
  token,
  tokens,
  uploadHead,
} from './service.test-scene.ts';
import { LIMITS } from './upload.ts';

// Teams send builds to the publishing service over HTTP. These tests send unencrypted, malformed and
// interrupted requests. service.test-scene.ts starts the service before each test.

describe('The publishing service and its client', () => {
  /** Status of a publish request from an address. */
  const statusFor = async (peerAddress: string, { behindProxy }: { behindProxy: boolean }, headers = {}) => {
    const { mount } = publishingService({ site, tokens, behindProxy });
    const request = new Request('http://x/publish/mfe-x', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: '{}\n',
    });
    return (await mount(request, { peerAddress })).status;
  };

  it('reject unencrypted requests before they read the token', async () => {
    const [direct, proxied] = [{ behindProxy: false }, { behindProxy: true }];
    const [http, https] = [{ 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'https' }];
    // 400: the token was accepted, and the body is not an upload.
    expect(await statusFor('127.0.0.1', direct)).toBe(400);
    expect(await statusFor('::ffff:127.0.0.1', direct, https)).toBe(400);
    expect(await statusFor('::1', direct, http)).toBe(403);
    expect(await statusFor('192.0.2.1', direct)).toBe(403);
    expect(await statusFor('192.0.2.1', direct, https)).toBe(403);
    expect(await statusFor('192.0.2.1', proxied, https)).toBe(400);
    expect(await statusFor('192.0.2.1', proxied, http)).toBe(403);
    expect(await statusFor('192.0.2.1', proxied, { 'x-forwarded-proto': 'http, https' })).toBe(403);
    expect(await statusFor('192.0.2.1', proxied)).toBe(403);
  });

  it('rate-limit wrong tokens per forwarded address behind a proxy', async () => {
    const { mount } = publishingService({ site, tokens, behindProxy: true });
    const statusFrom = async (address: string, sentToken: string) => {
      const headers = {
        authorization: `Bearer ${sentToken}`,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': `10.0.0.1, ${address}`,
      };
      const request = new Request('http://x/publish/mfe-x', { method: 'POST', headers });
      return (await mount(request, { peerAddress: '127.0.0.1' })).status;
    };
    for (let i = 0; i < 10; i++) await statusFrom('192.0.2.1', 'x');
    expect([await statusFrom('192.0.2.1', token), await statusFrom('192.0.2.2', token)]).toEqual([429, 400]);
  });

  it.each([
    ['http://ia.example', /expected https/],
    ['https://ana:segredo@ia.example', /^--to: expected the address/],
    ['ftp://ia.example', /^--to: expected the address/],
    ['ia.example', /^--to: expected the address/],
    ['http://localhost:1', /^FED-335: The request to localhost:1 failed: bad port\. Nothing was sent\./],
  ])('send nothing to %s', async (to, message) => {
    const publishing = publishTo(to, path.join(folder, 'mfe-x'), {}, token);
    await expect(publishing).rejects.toThrow(message);
    await expect(publishing).rejects.not.toThrow(/segredo/);
  });

  it('explain a response that is not from a service, and never forward the token to a redirect', async () => {
    const siteServer = await serveSite({ site, port: 0 });
    const build = path.join(folder, 'mfe-x');
    await expect(publishTo(siteServer.url, build, {}, token)).rejects.toThrow(
      /^FED-337: .* answered 404, not as a publi/,
    );
    await siteServer.close();
    const redirect = createServer((_, response) => response.writeHead(308, { location: server.url }).end());
    redirect.listen(0, '127.0.0.1');
    await once(redirect, 'listening');
    const to = `http://127.0.0.1:${(redirect.address() as AddressInfo).port}`;
    await expect(publishTo(to, build, {}, token)).rejects.toThrow(
      new RegExp(`^FED-336: .*redirects to ${server.url}`),
    );
    redirect.close();
    await once(redirect, 'close');
    await expect(publishTo(to, build, {}, token)).rejects.toThrow(
      /^FED-333: 127\.0\.0\.1:\d+ cannot be reached \(ECONN/,
    );
    expect(log).toEqual([]);
  });
});

describe('The service', () => {
  const validFile = listedFile('a.js', 'a');
  /** Head of an upload with one file of one byte. */
  const headWithPath = (name: string) => uploadHead([listedFile(name, 'a')]);
  const unsafePath = /^FED-312: .*expected the path of a file inside/;
  const invalidUploads: [name: string, body: string, status: number, message: RegExp][] = [
    ['path above the folder', `${headWithPath('../a.js')}a`, 400, unsafePath],
    ['path that leaves the folder', `${headWithPath('a/../../a.js')}a`, 400, unsafePath],
    ['absolute path', `${headWithPath('/tmp/a.js')}a`, 400, unsafePath],
    ['path with a backslash', `${headWithPath('..\\a.js')}a`, 400, unsafePath],
    ['path with a drive', `${headWithPath('c:a.js')}a`, 400, unsafePath],
    ['path with a NUL', `${headWithPath('a\0.js')}a`, 400, unsafePath],
    ['path that is not normalized', `${headWithPath('./a.js')}a`, 400, unsafePath],
    ['empty path', `${headWithPath('')}a`, 400, unsafePath],
    ['path that is too long', `${headWithPath('a'.repeat(LIMITS.path + 1))}a`, 400, unsafePath],
    [
      'same path twice',
      `${uploadHead([validFile, listedFile('A.js', 'a')])}aa`,
      400,
      /^FED-313: .*expected each file once/,
    ],
    [
      'path of a file and a folder',
      `${uploadHead([validFile, listedFile('a.js/b', 'a')])}aa`,
      400,
      /^FED-313: .*found both/,
    ],
    [
      'too many files',
      uploadHead(Array.from({ length: LIMITS.files + 1 }, (_, i) => listedFile(`${i}`, ''))),
      413,
      /^FED-314: .*5001 f/,
    ],
    [
      'file that is too large',
      uploadHead([{ ...validFile, bytes: LIMITS.file + 1 }]),
      413,
      /^FED-314: .*a\.js of 16000001 bytes/,
    ],
    [
      'too many bytes',
      uploadHead(Array.from({ length: 5 }, (_, i) => ({ ...validFile, path: `${i}`, bytes: LIMITS.file }))),
      413,
      /^FED-314: .*80000000 bytes, at most 64000000/,
    ],
    [
      'list that is too long',
      'x'.repeat(LIMITS.head + 70_000),
      413,
      /^FED-310: .*list of files is larger than/,
    ],
    ['corrupted file', `${uploadHead([validFile])}b`, 400, /^FED-317: .*corrupted in transit/],
    ['truncated body', uploadHead([validFile]), 400, /^FED-309: .*upload is incomplete/],
    ['truncated list', '{"format":1', 400, /^FED-309: .*upload is incomplete/],
    ['extra bytes', `${uploadHead([validFile])}ab`, 400, /^FED-311: .*more bytes than its list/],
    ['missing list', 'PK\n', 400, /^FED-315: .*does not begin with its list/],
    [
      'later format',
      uploadHead([validFile], { format: 2 }),
      400,
      /^FED-316: .*reads uploads of format 1, found 2/,
    ],
    ['unknown option', uploadHead([validFile], { options: { hurry: true } }), 400, /^FED-315: .*hurry/s],
    [
      'invalid commit',
      uploadHead([validFile], { origin: { commit: '<script>' } }),
      400,
      /^FED-315: .*hash of a commit/s,
    ],
    [
      'invalid repository',
      uploadHead([validFile], { origin: { repository: 'https://a:b@c.example' } }),
      400,
      /^FED-315: .*web address/s,
    ],
    ['missing build', `${uploadHead([validFile])}a`, 422, /^FED-111: .*no finished build/],
  ];
  it('rejects an invalid upload and stores nothing of it', async () => {
    const before = await readSiteFiles();
    const folderBefore = await readdir(folder);
    for (const [name, body, status, message] of invalidUploads) {
      const response = await post(body);
      const actual = [response.status, await readError(response)];
      expect(actual, name).toEqual([status, expect.stringMatching(message)]);
      expect(await listQuarantine(), name).toEqual([]);
    }
    expect(await readdir(folder)).toEqual(folderBefore);
    expect(await readSiteFiles()).toEqual(before);
  });

  it('serves no file of a running upload, and deletes it when the connection is lost', async () => {
    const before = await readSiteFiles();
    const content = 'x'.repeat(1000);
    const body = uploadHead([listedFile('a.js', content), listedFile('b.js', content)]) + content;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST /_federation/publish/mfe-x HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: 9000\r\n\r\n${body}`,
    );
    const quarantineFiles = await vi.waitFor(async () => {
      const files = await filesBelow(path.join(folder, '.federation/.quarantine'));
      expect(files.some((file) => file.endsWith('dist/a.js'))).toBe(true);
      return files;
    });
    expect(await readSiteFiles()).toEqual(before);
    for (const file of [...quarantineFiles, 'tokens.json'])
      expect((await fetch(`${server.url}/.federation/.quarantine/${file}`)).status, file).toBe(404);
    socket.destroy();
    await vi.waitFor(async () => expect(await listQuarantine()).toEqual([]));
    expect(await readSiteFiles()).toEqual(before);
    await vi.waitFor(() =>
      expect(log).toEqual([expect.stringMatching(/refused \(400\): FED-309: The upload is incomplete/)]),
    );
    await publish({ text: 'two' });
  });
});
