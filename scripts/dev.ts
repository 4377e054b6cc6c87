import './node-version.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { devPorts } from '@ia/federation/preset';
import { startBackend } from '@ia/supabase/local';
import { workspace } from './run.ts';

// pnpm dev [app …]: shell and remotes live, each on its own port, with hot reload across them.
//   DEV_PORT      first port (5173 for the shell, then one for each remote)
//   BACKEND_PORT  port of the embedded backend (5172)
const ports = devPorts(workspace);
const only = process.argv.slice(2);
const unknown = only.filter((name) => !(name in ports));
if (unknown.length > 0) {
  console.error(`Unknown app: ${unknown.join(', ')}. There are: ${Object.keys(ports).join(', ')}`);
  process.exit(1);
}
const children: ChildProcess[] = [];

try {
  const backend = await startBackend({
    port: Number(process.env.BACKEND_PORT ?? 5172),
    dataDir: path.resolve(workspace, process.env.DATA_DIR ?? '.local/data'),
    databaseUrl: process.env.DATABASE_URL,
  });
  const siteConfig = JSON.stringify({
    backend: { url: backend.url, publishableKey: backend.publishableKey },
  });

  for (const [name, port] of Object.entries(ports)) {
    if (only.length > 0 && name !== 'shell' && !only.includes(name)) continue;
    const child = spawn(path.join(workspace, 'node_modules/.bin/vite'), ['--clearScreen', 'false'], {
      cwd: path.join(workspace, name),
      env: { ...process.env, PORT: String(port), SITE_CONFIG: siteConfig },
      stdio: 'inherit',
    });
    child.on('exit', (code) => {
      if (!code) return;
      console.error(`${name} stopped with code ${code}. If port ${port} is taken, set DEV_PORT.`);
      void stop(1);
    });
    children.push(child);
  }
  async function stop(code = 0) {
    for (const child of children) child.kill('SIGTERM');
    await backend.close();
    process.exit(code);
  }
  process.on('SIGINT', () => stop());
  process.on('SIGTERM', () => stop());

  const address = `http://localhost:${ports.shell}`;
  const answers = () =>
    fetch(address).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200));
  console.log(`IA para Todos, live: ${address}`);
} catch (error) {
  console.error((error as Error).message);
  for (const child of children) child.kill('SIGTERM');
  process.exit(1);
}
