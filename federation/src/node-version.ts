const major = Number(process.versions.node.split('.')[0]);

// Only the sources, in our own workspace, need a Node that reads TypeScript; packed, this is compiled.
if (major < 24 && import.meta.url.endsWith('.ts')) {
  console.error(
    `federation needs Node 24 here and runs on ${process.version}. Start it through pnpm: npx -y pnpm@12 exec federation`,
  );
  process.exit(1);
}
