// Tests what `supabase config push` sends to a hosted project: runs the real CLI against a fake platform API.

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CLI = path.resolve(import.meta.dirname, '../node_modules/.bin/supabase');
const PROJECT = 'abcdefghijklmnopqrst';

/** A misconfigured project: open sign-up, and no staff login. */
const OPEN_PROJECT = {
  auth: {
    disable_signup: false,
    external_email_enabled: false,
    external_anonymous_users_enabled: true,
    password_min_length: 6,
    jwt_exp: 3600,
    refresh_token_rotation_enabled: true,
    mfa_totp_enroll_enabled: false,
    mfa_totp_verify_enabled: false,
    site_url: 'https://ia.municipio.example',
    uri_allow_list: 'https://antigo.example/**',
  },
  api: { db_schema: 'public', db_extra_search_path: 'public', max_rows: 1000 },
  database: {},
};

let platform: Server;
let folder: string;
const pushedAuthConfig: Record<string, unknown> = {};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ia-config-'));
  platform = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'PATCH') Object.assign(pushedAuthConfig, JSON.parse(body));
    const url = request.url ?? '';
    const answer = url.startsWith('/v2/')
      ? { data: { type: 'project_config', id: PROJECT, attributes: OPEN_PROJECT } }
      : url.endsWith('/billing/addons')
        ? { selected_addons: [], available_addons: [] }
        : {};
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const platformUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const profile = `name: here\napi_url: ${platformUrl}\ndashboard_url: ${platformUrl}\nproject_host: 127.0.0.1\n`;
  await writeFile(path.join(folder, 'profile.yaml'), profile);
});
afterAll(async () => {
  platform.closeAllConnections();
  platform.close();
  await rm(folder, { recursive: true, force: true });
});

const pushConfig = () =>
  new Promise<string>((resolve, reject) => {
    const profile = path.join(folder, 'profile.yaml');
    const args = ['config', 'push', `--remote=${PROJECT}`, '--profile', profile, '--yes', '--agent', 'no'];
    const child = spawn(CLI, args, {
      cwd: path.resolve(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
        SUPABASE_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });

it('Config push disables public sign-up and enables staff login with a second factor', async () => {
  const output = await pushConfig();
  expect(output).toContain(`Target: project ${PROJECT}`);
  expect(pushedAuthConfig, output).toMatchObject({
    disable_signup: true,
    external_email_enabled: true,
    external_anonymous_users_enabled: false,
    password_min_length: 12,
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
    security_update_password_require_current_password: true,
    // E-mails contain a code instead of a link, so no redirect URL is needed.
    uri_allow_list: '',
    mailer_subjects_recovery: 'O seu código para mudar a palavra-passe',
    mailer_templates_recovery_content: expect.stringContaining('{{ .Token }}'),
  });
  expect(pushedAuthConfig.mailer_templates_recovery_content).not.toMatch(/<a |URL|SiteURL/);
  expect(pushedAuthConfig, 'the site URL differs per project').not.toHaveProperty('site_url');
  expect(output, 'the CLI knows every key, and none is deprecated').not.toMatch(
    /WARN|deprecated|unknown|invalid/i,
  );
});

it('Config targets the PostgreSQL version of new projects', async () => {
  const config = path.resolve(import.meta.dirname, '../config.toml');
  expect(await readFile(config, 'utf8')).toMatch(/^major_version = 17$/m);
});
