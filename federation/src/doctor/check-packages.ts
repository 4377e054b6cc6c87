import { SCOPE } from '../packages/layout.ts';
import { requiredPackages } from '../preset/required-packages.ts';
import { incompatibilitiesOf } from '../registry/handshake.ts';
import { packageOf, SHARED_PACKAGES } from '../shared-packages.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import { declaredPackages, installedVersion } from './installed.ts';
import type { Published } from './published.ts';

const CHECK = 'packages';
/** Package names of the share scope. */
const SHARED = [...new Set(SHARED_PACKAGES.map(packageOf))];

const notInstalled = (name: string): Finding =>
  failure(
    CHECK,
    `${name}: declared in package.json, but not installed`,
    'Install the packages: npm install, or pnpm install in a workspace.',
  );

/** Checks the packages that the shell provides at run time, as publish compares them. */
function checkShared(app: string, names: readonly string[], published: Published | null): Finding[] {
  const provides = published?.provides;
  if (!provides) return [];
  const required = Object.entries(requiredPackages(app)).filter(([name]) => names.includes(name));
  return required.flatMap(([name, range]) =>
    incompatibilitiesOf(
      { contract: 0, requires: { contract: 0, packages: { [name]: range } } },
      provides,
    ).map((line) => {
      const version = provides.packages[name];
      return failure(
        CHECK,
        `the shell of ${published.site} does not provide ${line.trim()}`,
        version
          ? `Use the version of the shell: npm install ${name}@^${version}, or the catalog of a workspace.`
          : `Remove ${name} from package.json, or ask the operator for a shell that shares it.`,
      );
    }),
  );
}

/** Checks that the `@ia` packages have one version, and whether the site has a newer one. */
async function checkSiteVersions(
  app: string,
  names: readonly string[],
  published: Published | null,
): Promise<Finding[]> {
  const versions = names.map((name) => [name, installedVersion(app, name)] as const);
  const upgrade = `Run npm install ${names.map((name) => `${name}@latest`).join(' ')}.`;
  if (new Set(versions.map(([, version]) => version)).size > 1) {
    const list = versions.map((pair) => pair.join(' ')).join(', ');
    return [failure(CHECK, `${SCOPE} packages: expected one version of all, found ${list}`, upgrade)];
  }
  // All versions are equal here.
  const [first] = versions;
  const latest = first && published ? await published.latest(first[0]) : null;
  return first && latest !== null && latest !== first[1]
    ? [
        warning(
          CHECK,
          `${SCOPE} packages: ${first[1]} is installed, and ${published?.site} has ${latest}`,
          upgrade,
        ),
      ]
    : [];
}

/**
 * Checks the shared packages of an app: installed, and compatible with the shell of the site.
 * @param app folder of the app
 * @param published the site; null to check only the installation
 */
export async function checkPackages(app: string, published: Published | null): Promise<Finding[]> {
  const declared = declaredPackages(app);
  const checked = declared.filter((name) => SHARED.includes(name) || name.startsWith(`${SCOPE}/`));
  const missing = checked.filter((name) => installedVersion(app, name) === null);
  if (missing.length > 0) return missing.map(notInstalled);
  const workspacePackages = checked.filter((name) => name.startsWith(`${SCOPE}/`));
  const findings = [
    ...checkShared(app, checked, published),
    ...(await checkSiteVersions(app, workspacePackages, published)),
  ];
  if (findings.length > 0) return findings;
  return [ok(CHECK, `${checked.length} shared packages${published ? ` fit ${published.site}` : ''}`)];
}
