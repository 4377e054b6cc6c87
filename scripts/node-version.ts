const major = Number(process.versions.node.split('.')[0]);

// TypeScript runs by type stripping, and one Node for everyone means one set of surprises.
if (major < 24) {
  console.error(
    `This script needs Node 24 and runs on ${process.version}. Start it through pnpm, which brings its own: npx -y pnpm@12 start`,
  );
  process.exit(1);
}
