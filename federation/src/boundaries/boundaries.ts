/**
 * A forbidden import: files that match `from` must not import paths that match `to`,
 * relative to the workspace.
 */
export interface Boundary {
  /** Short name in messages: 'app → shell'. */
  name: string;
  from: RegExp;
  /**
   * Pattern of workspace paths and package names ('jotai', '@supabase/supabase-js'). `$1` is
   * the first group of `from`.
   */
  to: string;
  /** Reason and remedy: the end of the message. */
  reason: string;
  /** Allows type imports, because they do not exist at run time. */
  allowsTypes?: boolean;
  /** Exempts tests, because they set up fixtures. */
  exemptsTests?: boolean;
}

const APP = '(mfe-[^/]+|shared-ui/library)';
/** Files in a folder of an app. */
const inApp = (folder: string) => new RegExp(`^${APP}/src/${folder}/`);
/** Pattern of a `to`: folders of the app that `from` matched. */
const foldersOfSameApp = (...folders: string[]) => `^$1/src/(${folders.join('|')})/`;

/**
 * Forbidden imports: the single source of these rules (docs/app-shape.md has a diagram).
 * `scripts/boundaries.test.ts` checks every file of the workspace against them.
 */
export const BOUNDARIES: readonly Boundary[] = [
  {
    name: 'app → app',
    from: new RegExp(`^${APP}/`),
    to: '^(?!$1/)(mfe-[^/]+|shared-ui/library)(/|$)',
    reason:
      'apps are deployed independently. Put shared code in @ia/federation, @ia/shared-ui or @ia/shared-services.',
  },
  {
    name: 'app → shell',
    from: new RegExp(`^${APP}/`),
    to: '^shell(/|$)',
    reason: 'an app may run in another version of the shell. Use useShell().',
  },
  {
    name: 'shell → app',
    from: /^shell\//,
    to: '^(mfe-[^/]+|shared-ui/library)(/|$)',
    reason: 'the shell loads apps from the registry at run time. Move shared code to a shared package.',
  },
  {
    name: 'shared-ui → workspace package',
    from: /^shared-ui\/src\//,
    to: '^(mfe-[^/]+|shared-ui/library|shell|shared-services|federation|supabase)(/|$)',
    reason: 'the design system is below the apps and knows neither shell nor services. Take data as props.',
  },
  {
    name: 'shared-services → higher layer',
    from: /^shared-services\//,
    to: '^(mfe-[^/]+|shared-ui|shell|supabase)(/|$)',
    reason: 'services know neither apps nor components. Move the import up, or the code down.',
  },
  {
    name: 'federation → workspace package',
    from: /^federation\/src\//,
    to: '^(mfe-[^/]+|shared-ui|shell|shared-services|supabase)(/|$)',
    reason: 'every app depends on it, so it depends on no other package of the workspace.',
    exemptsTests: true,
  },
  {
    name: 'backend → app',
    from: /^supabase\//,
    to: '^(mfe-[^/]+|shared-ui|shell)(/|$)',
    reason: 'the database outlives the apps. Put code that both need in @ia/shared-services.',
  },
  {
    name: 'page → page',
    from: new RegExp(`^${APP}/src/pages/([^/]+)/`),
    to: '^$1/src/pages/(?!$2/)',
    reason: 'each page is its own bundle. Put components that two pages share in src/parts.',
  },
  {
    name: 'part → page',
    from: inApp('parts'),
    to: foldersOfSameApp('pages'),
    reason: 'pages consist of parts. Move shared code from the page to src/parts.',
  },
  {
    name: 'data → component',
    from: inApp('data'),
    to: foldersOfSameApp('pages', 'parts'),
    reason: 'queries and mutations are independent of the components that show their data.',
  },
  {
    name: 'state → component',
    from: inApp('state'),
    to: foldersOfSameApp('pages', 'parts', 'data'),
    reason: 'state is independent of components and of the server.',
    allowsTypes: true,
  },
  {
    name: 'rule → impure code',
    from: inApp('rules'),
    to: `${foldersOfSameApp('pages', 'parts', 'state', 'data')}|^(react|react-dom|jotai|@emotion/[^/]+|federation)(/|$)`,
    reason: 'rules are pure functions: the same result without React, browser and server.',
    allowsTypes: true,
    exemptsTests: true,
  },
  {
    name: 'content → code',
    from: inApp('content'),
    to: `${foldersOfSameApp('pages', 'parts', 'state', 'data', 'rules')}|^(react|react-dom|jotai|@emotion/[^/]+|federation)(/|$)`,
    reason: 'content is texts and data, and runs no code.',
    allowsTypes: true,
    exemptsTests: true,
  },
  {
    name: 'jotai outside of state',
    from: new RegExp(`^${APP}/src/(?!state/)`),
    to: '^jotai(/|$)',
    reason: 'atoms are in src/state, so that all device storage of an app is in one folder.',
    exemptsTests: true,
  },
  {
    name: 'backend outside of data',
    from: new RegExp(`^${APP}/src/(?!data/)`),
    to: '^(@supabase/[^/]+|shared-services/src/backend)(/|$)',
    reason:
      'only src/data knows tables, functions and errors of the server. Components take useBackend() and pass it on.',
    allowsTypes: true,
    exemptsTests: true,
  },
  {
    name: 'Supabase client on a public page',
    from: new RegExp(`^${APP}/src/(?!data/moderation/)`),
    to: '^@supabase/supabase-js(/|$)',
    reason:
      'it weighs 55 kB. Public pages use useBackend(). Only moderation signs in, and loads the client itself.',
    allowsTypes: true,
  },
  {
    name: 'direct icon import',
    from: /^(?!shared-ui\/src\/icon\/icons\.ts$)/,
    to: '^lucide-react(/|$)',
    reason:
      'shared-ui/src/icon/icons.ts lists all icons in use. Import from @ia/shared-ui/icon, and add new icons to the list.',
  },
  {
    name: 'styled in shared-ui',
    from: /^shared-ui\/src\//,
    to: '^@emotion/styled(/|$)',
    reason:
      'the design system uses only the css prop, with css() values from X.styles.ts or below the component.',
    exemptsTests: true,
  },
  {
    name: 'jotai/utils',
    from: /^/,
    to: '^jotai/utils$',
    reason:
      'it bundles a second copy of jotai into a remote. Use deviceAtom from @ia/shared-services/storage, or atom from jotai.',
  },
];

/** Folder of the exports of each workspace package. */
const WORKSPACE_PACKAGES: Record<string, string> = {
  '@ia/shared-ui': 'shared-ui/src',
  '@ia/shared-services': 'shared-services/src',
  '@ia/federation': 'federation/src',
  '@ia/supabase': 'supabase',
};

/**
 * Resolves an import to a workspace path: './b.ts' in 'mfe-x/src/a.ts' → 'mfe-x/src/b.ts';
 * '@ia/shared-ui/button' → 'shared-ui/src/button'. Other package names stay unchanged.
 */
function resolveTarget(file: string, specifier: string): string {
  if (specifier.startsWith('.')) {
    return new URL(specifier, `file:///${file}`).pathname.slice(1);
  }
  const [scope, name, ...subpath] = specifier.split('/');
  const folder = WORKSPACE_PACKAGES[`${scope}/${name}`];
  return folder ? [folder, ...subpath].join('/') : specifier;
}

export interface Import {
  specifier: string;
  /** True for a type-only import. */
  types: boolean;
}

/** An import or re-export (type keyword, names, specifier), or the specifier of an `import()`. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?([\w*{][^'";]*?\sfrom\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** Parses the imports of a module from its text, including `import()` and re-exports. */
export function parseImports(code: string): Import[] {
  return [...code.matchAll(IMPORT)].map(([, type, clause = '', from, dynamic]) => {
    const inBraces = /^\{([^}]*)\}\s+from/.exec(clause.trim())?.[1];
    const names =
      inBraces
        ?.split(',')
        .map((name) => name.trim())
        .filter(Boolean) ?? [];
    const allTypes = names.length > 0 && names.every((name) => name.startsWith('type '));
    return { specifier: from ?? dynamic ?? '', types: Boolean(type) || allTypes };
  });
}

/** Returns the boundaries that an import violates. */
function violatedBoundaries(file: string, { specifier, types }: Import): Boundary[] {
  const target = resolveTarget(file, specifier);
  const isTest = /\.(test|bundle\.test|spec)\.tsx?$/.test(file);
  return BOUNDARIES.filter((boundary) => {
    const from = boundary.from.exec(file);
    if (!from || (types && boundary.allowsTypes) || (isTest && boundary.exemptsTests)) return false;
    const to = boundary.to.replace(/\$(\d)/g, (_, group: string) => from[Number(group)] ?? '');
    return new RegExp(to).test(target);
  });
}

/** Returns the boundary violations of a file, one message each with file, import and reason. */
export const boundaryProblems = (file: string, code: string): string[] =>
  parseImports(code).flatMap((imported) =>
    violatedBoundaries(file, imported).map(
      ({ name, reason }) => `${file} imports ${imported.specifier} (${name}): ${reason}`,
    ),
  );
