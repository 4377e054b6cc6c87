import { existsSync } from 'node:fs';
import path from 'node:path';
import { devPorts, remoteFolders } from '../preset/dev-registry.ts';

/** What `federation doctor` examines. */
export interface Project {
  /** `repository`: one app, as `federation new` creates it. `workspace`: the repository of the shell. */
  kind: 'repository' | 'workspace';
  root: string;
  /** Folders of the apps, relative to the root. */
  apps: string[];
  /** Ports of the development servers. */
  ports: number[];
}

/**
 * Detects whether a folder is an app or a workspace, and lists its apps.
 * @param port port of `federation dev`, for one app
 * @throws Error if it is neither an app nor a workspace with apps
 */
export function readProject(root: string, port: number): Project {
  if (existsSync(path.join(root, 'mfe.config.ts')))
    return { kind: 'repository', root, apps: ['.'], ports: [port] };
  const isWorkspace = existsSync(path.join(root, 'pnpm-workspace.yaml'));
  const apps = isWorkspace ? remoteFolders(root) : [];
  if (apps.length > 0) return { kind: 'workspace', root, apps, ports: Object.values(devPorts(root)) };
  throw new Error(
    `${root}: expected the folder of an app (mfe.config.ts) or a workspace with apps (pnpm-workspace.yaml), found neither. Run federation doctor there.`,
  );
}
