import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Commit and repository that a build was made from. Public, like every file of a site. */
export interface Origin {
  /** Commit hash, with the suffix `-dirty` if the build has uncommitted changes. */
  commit?: string;
  /** Web address of the repository. */
  repository?: string;
}

type Env = Record<string, string | undefined>;

/** Reads the variables of GitHub Actions and GitLab CI. */
const originFromCi = (env: Env): Origin => ({
  commit: env.GITHUB_SHA || env.CI_COMMIT_SHA,
  repository:
    env.CI_PROJECT_URL ||
    (env.GITHUB_REPOSITORY && `${env.GITHUB_SERVER_URL || 'https://github.com'}/${env.GITHUB_REPOSITORY}`),
});

/**
 * Returns the web address of a git remote, without credentials: `git@host:a/b.git` and
 * `https://name:token@host/a/b.git` → `https://host/a/b`.
 * @returns undefined for a local path, which must not become public.
 */
export function publicAddress(remote: string): string | undefined {
  // Address of SSH: `git@host:a/b`, `ssh://git@host:22/a/b`.
  const [, host, repositoryPath] =
    /^(?:ssh:\/\/)?(?:[^@/]+@)([^:/]+)(?::\d+(?=\/))?[:/](.+)$/.exec(remote) ?? [];
  const address = host && !remote.startsWith('http') ? `https://${host}/${repositoryPath}` : remote;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const { host: publicHost, pathname } = new URL(address);
  return `https://${publicHost}${pathname.replace(/(\.git)?\/*$/, '')}`;
}

async function originFromGit(folder: string): Promise<Origin> {
  const git = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('git', args, { cwd: folder });
    return stdout.trim();
  };
  try {
    const commit = await git('rev-parse', 'HEAD');
    const changed = await git('status', '--porcelain', '--', '.');
    const remote = await git('config', '--get', 'remote.origin.url').catch(() => '');
    return { commit: changed ? `${commit}-dirty` : commit, repository: publicAddress(remote) };
  } catch {
    return {}; // No repository, or no git.
  }
}

/** Reads commit and repository from the CI service's environment variables, or else from git. */
export async function readOrigin(folder: string, env: Env = process.env): Promise<Origin> {
  const ciOrigin = originFromCi(env);
  const { commit, repository } = ciOrigin.commit ? ciOrigin : await originFromGit(folder);
  return { ...(commit ? { commit } : {}), ...(repository ? { repository } : {}) };
}
