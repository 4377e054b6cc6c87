const major = Number(process.versions.node.split('.')[0]);

// Exits with a clear message on an old Node. `cli.ts` imports this module before all others. Only the
// TypeScript sources of the workspace need Node 24: the packed package is compiled.
if (major < 24 && import.meta.url.endsWith('.ts')) {
  console.error(
    `federation requires Node 24 in this workspace, found ${process.version}. Start it through pnpm: npx -y pnpm@12 exec federation`,
  );
  process.exit(1);
}
