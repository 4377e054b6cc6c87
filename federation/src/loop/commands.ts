import { checkApp } from './check.ts';
import { devInSite } from './dev.ts';
import { testApp } from './test-app.ts';

interface LoopOptions {
  /** Folder of the app. */
  app: string;
  /** Address of a published site, or folder of a composed one. */
  site: string;
  port: number;
  smoke: boolean;
  args: readonly string[];
}

async function dev({ app, site, port }: LoopOptions): Promise<number> {
  const server = await devInSite(app, site, port);
  console.log(`Live: ${server.url}\nEverything else as published at ${site}. Ctrl+C ends it.`);
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.close();
  return 0;
}

async function check({ app, site, smoke }: LoopOptions): Promise<number> {
  await checkApp(app, site, (line) => console.log(`✓ ${line}`), { smoke });
  return 0;
}

/** A team's loop, from its own repository: each command works on the app in the folder it is run in. @returns an exit code */
export const LOOP_COMMANDS = {
  dev,
  check,
  test: ({ app, site, args }: LoopOptions) => testApp(app, site, args),
};
