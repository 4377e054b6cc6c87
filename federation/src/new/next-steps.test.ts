import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const name = 'mfe-biblioteca';

it('nextSteps publishes with a token to an https site and into the folder of a local site', () => {
  const lastLine = (site?: string) => nextSteps({ name, site, inWorkspace: false }).split('\n').at(-1);
  expect(lastLine('https://ia.municipio.example')).toBe(
    '  FEDERATION_TOKEN=… npx federation publish . --to https://ia.municipio.example',
  );
  const intoFolder = '  npx federation publish . --site <folder of the site>';
  expect(lastLine('http://localhost:5170')).toBe(intoFolder);
  expect(lastLine()).toBe(intoFolder);
});

it('nextSteps returns the workspace’s commands in the workspace', () => {
  expect(nextSteps({ name, inWorkspace: true })).toBe(
    '  npx -y pnpm@12 install\n  npx -y pnpm@12 dev mfe-biblioteca',
  );
});
