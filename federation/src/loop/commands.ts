import { checkApp } from './check.ts';
import { devInSite } from './dev.ts';
import { testApp } from './test-app.ts';

export const LOOP_USAGE = `federation dev --site https://… [--port 5180]
    this app live inside the real shell of a published site, everything else as published; a saved file shows at once
federation check --site https://…
    whether this app could be published: declaration, build, budget, room in the site, accessibility of its pages there
federation test --site https://… [-- arguments of playwright test]
    this app's own journeys, on the published site with this build of the app in it`;

interface LoopOptions {
  /** Folder of the app. */
  app: string;
  /** Address of a published site, or folder of a composed one. */
  site: string;
  port: number;
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

async function check({ app, site }: LoopOptions): Promise<number> {
  await checkApp(app, site, (line) => console.log(`✓ ${line}`));
  return 0;
}

/** A team's loop, from its own repository: each command works on the app in the folder it is run in. @returns an exit code */
export const LOOP_COMMANDS: Record<string, (options: LoopOptions) => Promise<number>> = {
  dev,
  check,
  test: ({ app, site, args }) => testApp(app, site, args),
};
