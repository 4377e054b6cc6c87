const major = Number(process.versions.node.split('.')[0]);

// Exits with a clear message on an old Node. Node runs the TypeScript files by type stripping. One version for all
// developers avoids differences between versions.
if (major < 24) {
  console.error(
    `This script requires Node 24, found ${process.version}. Start it through pnpm, which installs Node 24: npx -y pnpm@12 start`,
  );
  process.exit(1);
}
