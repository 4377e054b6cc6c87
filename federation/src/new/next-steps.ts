interface NewApp {
  name: string;
  /** Address of the site, if `--site` is set: 'https://ia.municipio.example'. */
  site?: string;
  /** True in the workspace, which has its own commands. */
  inWorkspace: boolean;
}

/** Commands to run after `federation new`. docs/teams.md explains them. */
export function nextSteps({ name, site, inWorkspace }: NewApp): string {
  if (inWorkspace) return `  npx -y pnpm@12 install\n  npx -y pnpm@12 dev ${name}`;
  // The service accepts tokens only over https. Any other site is a local folder.
  const publish = site?.startsWith('https:')
    ? `FEDERATION_TOKEN=… npx federation publish . --to ${site}`
    : 'npx federation publish . --site <folder of the site>';
  return `  cd ${name}
  npm install
  npm run live          # inside the published site, which reloads when you save: http://localhost:5180
  npm test
  npm run check
  git init && git add -A && git commit -m "feat: begin ${name}"
  ${publish}`;
}
