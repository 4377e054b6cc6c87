import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContract } from './check-contract.ts';
import { checkDeclaration } from './check-declaration.ts';
import { checkNode } from './check-node.ts';
import { checkPackages } from './check-packages.ts';
import { checkPorts } from './check-ports.ts';
import { checkTokens } from './check-tokens.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import { type Project, readProject } from './project.ts';
import { defaultSite, openPublished, type Published } from './published.ts';

interface Options {
  /** Address or folder of the site. Default: {@link defaultSite}. */
  site?: string;
  /** Port of `federation dev`. */
  port?: number;
}

/** Result of `federation doctor --json`. */
export interface Report {
  /** False with any error. Warnings are allowed. */
  ok: boolean;
  kind: Project['kind'];
  /** Address or folder of the site that the apps were compared with; null without one. */
  site: string | null;
  findings: Finding[];
}

// Two levels up, both from the sources and from the packed `dist/`.
const { engines } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { engines: { node: string } };

async function checkApps({ root, apps }: Project, published: Published | null): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const app of apps) {
    const folder = path.join(root, app);
    const found = [
      ...(await checkPackages(folder, published)),
      ...(await checkDeclaration(folder)),
      ...checkTokens(folder),
    ];
    findings.push(...found.map((finding) => ({ ...finding, app })));
  }
  return findings;
}

/** Opens the site to compare with. @returns `published: null` if there is none, or it cannot be read */
async function openSite(
  site: string | null,
): Promise<{ published: Awaited<ReturnType<typeof openPublished>> | null; finding: Finding }> {
  const remedy = 'Set the address or the folder of the site: federation doctor --site https://…';
  if (site === null) {
    const message = 'none to compare with: contract and versions of the shell are not checked';
    return { published: null, finding: warning('site', message, remedy) };
  }
  try {
    return { published: await openPublished(site), finding: ok('site', site) };
  } catch (error) {
    return { published: null, finding: failure('site', (error as Error).message, remedy) };
  }
}

/** Runs the checks that compare the apps with the site. */
async function checkWithSite(project: Project, site: string | null): Promise<Finding[]> {
  const { published, finding } = await openSite(site);
  try {
    const contract = published ? checkContract(published) : [];
    return [finding, ...contract, ...(await checkApps(project, published))];
  } finally {
    await published?.close();
  }
}

/**
 * Checks the environment of an app's repository, or of the workspace with the shell.
 * @param root folder of the app or of the workspace
 * @throws Error if the folder is neither
 */
export async function diagnose(root: string, { site: requestedSite, port = 5180 }: Options): Promise<Report> {
  const project = readProject(root, port);
  const site = requestedSite ?? (await defaultSite(project));
  const portCommand = project.kind === 'workspace' ? 'DEV_PORT=5273 pnpm dev' : 'federation dev --port 5280';
  const findings = [
    ...checkNode(process.versions.node, engines.node),
    ...(await checkWithSite(project, site)),
    ...(await checkPorts(project.ports, portCommand)),
  ];
  const isOk = findings.every(({ level }) => level !== 'error');
  return { ok: isOk, kind: project.kind, site, findings };
}

const SYMBOLS = { ok: '✓', warning: '!', error: '✗' };

/** Formats a report for a terminal. */
export function formatReport({ findings }: Report): string {
  const lines = findings.map(({ check, level, app, message, remedy }) => {
    const appPrefix = app === undefined || app === '.' ? '' : `${app}: `;
    return `${SYMBOLS[level]} ${check}: ${appPrefix}${message}${remedy === null ? '' : `\n    ${remedy}`}`;
  });
  const errors = findings.filter(({ level }) => level === 'error').length;
  return [...lines, '', errors === 0 ? 'No errors.' : `Errors: ${errors}.`].join('\n');
}
