/**
 * A forbidden import: files that match `from` must not import paths that match `to`,
 * relative to the workspace.
 */
export interface Boundary {
  name: string;
  from: RegExp;
  /**
   * Pattern of workspace paths and package names ('jotai', '@supabase/supabase-js'). `$1` is
   * the first group of `from`.
   */
  to: string;
  because: string;
  /** Type imports are allowed, because they do not exist at run time. */
  typesMay?: boolean;
  /** Tests are exempt, because they set up fixtures. */
  testsMay?: boolean;
}

const APP = '(mfe-[^/]+|shared-ui/library)';
const inApp = (folder: string) => new RegExp(`^${APP}/src/${folder}/`);
const anywhereIn = (...folders: string[]) => `^$1/src/(${folders.join('|')})/`;

/** Forbidden imports: the single source of these rules (docs/app-shape.md has a diagram). */
export const BOUNDARIES: readonly Boundary[] = [
  {
    name: 'app → app',
    from: new RegExp(`^${APP}/`),
    to: '^(?!$1/)(mfe-[^/]+|shared-ui/library)(/|$)',
    because:
      'apps are deployed independently. Put shared code in @ia/federation, @ia/shared-ui or @ia/shared-services.',
  },
  {
    name: 'app → shell',
    from: new RegExp(`^${APP}/`),
    to: '^shell(/|$)',
    because: 'an app may run in another version of the shell. Use useShell().',
  },
  {
    name: 'shell → app',
    from: /^(shell)\//,
    to: '^(mfe-[^/]+|shared-ui/library)(/|$)',
    because: 'the shell loads apps from the registry at run time. Move shared code to a shared package.',
  },
  {
    name: 'shared-ui → workspace package',
    from: /^(shared-ui)\/src\//,
    to: '^(mfe-[^/]+|shared-ui/library|shell|shared-services|federation|supabase)(/|$)',
    because: 'the design system is below the apps and knows neither shell nor services. Take data as props.',
  },
  {
    name: 'shared-services → higher layer',
    from: /^(shared-services)\//,
    to: '^(mfe-[^/]+|shared-ui|shell|supabase)(/|$)',
    because: 'services know neither apps nor components. Move the import up, or the code down.',
  },
  {
    name: 'federation → workspace package',
    from: /^(federation)\/src\//,
    to: '^(mfe-[^/]+|shared-ui|shell|shared-services|supabase)(/|$)',
    because: 'every app depends on it, so it depends on no other package of the workspace.',
    testsMay: true,
  },
  {
    name: 'backend → app',
    from: /^(supabase)\//,
    to: '^(mfe-[^/]+|shared-ui|shell)(/|$)',
    because: 'the database outlives the apps. Put code that both need in @ia/shared-services.',
  },
  {
    name: 'page → page',
    from: new RegExp(`^${APP}/src/pages/([^/]+)/`),
    to: '^$1/src/pages/(?!$2/)',
    because: 'each page is its own bundle. Put components that two pages share in src/parts.',
  },
  {
    name: 'part → page',
    from: inApp('parts'),
    to: anywhereIn('pages'),
    because: 'pages consist of parts. Move shared code from the page to src/parts.',
  },
  {
    name: 'data → component',
    from: inApp('data'),
    to: anywhereIn('pages', 'parts'),
    because: 'queries and mutations are independent of the components that show their data.',
  },
  {
    name: 'state → component',
    from: inApp('state'),
    to: anywhereIn('pages', 'parts', 'data'),
    because: 'state is independent of components and of the server.',
    typesMay: true,
  },
  {
    name: 'rule → impure code',
    from: inApp('rules'),
    to: `${anywhereIn('pages', 'parts', 'state', 'data')}|^(react|react-dom|jotai|@emotion/[^/]+|federation)(/|$)`,
    because: 'rules are pure functions: the same result without React, browser and server.',
    typesMay: true,
    testsMay: true,
  },
  {
    name: 'content → code',
    from: inApp('content'),
    to: `${anywhereIn('pages', 'parts', 'state', 'data', 'rules')}|^(react|react-dom|jotai|@emotion/[^/]+|federation)(/|$)`,
    because: 'content is texts and data, and runs no code.',
    typesMay: true,
    testsMay: true,
  },
  {
    name: 'jotai outside of state',
    from: new RegExp(`^${APP}/src/(?!state/)`),
    to: '^jotai(/|$)',
    because: 'atoms are in src/state, so that all device storage of an app is in one folder.',
    testsMay: true,
  },
  {
    name: 'backend outside of data',
    from: new RegExp(`^${APP}/src/(?!data/)`),
    to: '^(@supabase/[^/]+|shared-services/src/backend)(/|$)',
    because:
      'only src/data knows tables, functions and errors of the server. Components take useBackend() and pass it on.',
    typesMay: true,
    testsMay: true,
  },
  {
    name: 'Supabase client on a public page',
    from: new RegExp(`^${APP}/src/(?!data/moderation/)`),
    to: '^@supabase/supabase-js(/|$)',
    because:
      'it weighs 55 kB. Public pages use useBackend(). Only moderation signs in, and loads the client itself.',
    typesMay: true,
  },
  {
    name: 'direct icon import',
    from: /^(?!shared-ui\/src\/icon\/icons\.ts$)/,
    to: '^lucide-react(/|$)',
    because:
      'shared-ui/src/icon/icons.ts lists all icons in use. Import from @ia/shared-ui/icon, and add new icons to the list.',
  },
  {
    name: 'styled in shared-ui',
    from: /^shared-ui\/src\//,
    to: '^@emotion/styled(/|$)',
    because:
      'the design system uses only the css prop, with css() values from X.styles.ts or below the component.',
    testsMay: true,
  },
  {
    name: 'jotai/utils',
    from: /^/,
    to: '^jotai/utils$',
    because:
      'it bundles a second copy of jotai into a remote. Use deviceAtom from @ia/shared-services/storage, or atom from jotai.',
  },
];

const OURS: Record<string, string> = {
  '@ia/shared-ui': 'shared-ui/src',
  '@ia/shared-services': 'shared-services/src',
  '@ia/federation': 'federation/src',
  '@ia/supabase': 'supabase',
};

/**
 * Resolves an import to a workspace path: './b.ts' in 'mfe-x/src/a.ts' → 'mfe-x/src/b.ts';
 * '@ia/shared-ui/button' → 'shared-ui/src/button'. Other package names stay unchanged.
 */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) {
    return new URL(specifier, `file:///${file}`).pathname.slice(1);
  }
  const [scope, name, ...rest] = specifier.split('/');
  const exported = OURS[`${scope}/${name}`];
  return exported ? [exported, ...rest].join('/') : specifier;
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
export function importsOf(code: string): Import[] {
  return [...code.matchAll(IMPORT)].map(([, type, names = '', from, later]) => {
    const inBraces = /^\{([^}]*)\}\s+from/.exec(names.trim())?.[1];
    const each =
      inBraces
        ?.split(',')
        .map((name) => name.trim())
        .filter(Boolean) ?? [];
    const allTypes = each.length > 0 && each.every((name) => name.startsWith('type '));
    return { specifier: from ?? later ?? '', types: Boolean(type) || allTypes };
  });
}

/** Returns the boundaries that an import violates. */
function brokenBy(file: string, { specifier, types }: Import): Boundary[] {
  const target = targetOf(file, specifier);
  const test = /\.(test|bundle\.test|spec)\.tsx?$/.test(file);
  return BOUNDARIES.filter((boundary) => {
    const from = boundary.from.exec(file);
    if (!from || (types && boundary.typesMay) || (test && boundary.testsMay)) return false;
    const to = boundary.to.replace(/\$(\d)/g, (_, group: string) => from[Number(group)] ?? '');
    return new RegExp(to).test(target);
  });
}

/** Returns the boundary violations of a file, one message each with file, import and reason. */
export const boundaryProblems = (file: string, code: string): string[] =>
  importsOf(code).flatMap((one) =>
    brokenBy(file, one).map(({ name, because }) => `${file} imports ${one.specifier} (${name}): ${because}`),
  );
