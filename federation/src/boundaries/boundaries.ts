/** One line of the table: files that match `from` must not import what matches `to`. Paths are those of the workspace. */
export interface Boundary {
  name: string;
  from: RegExp;
  /** A path of the workspace, or the name of a package: 'jotai', '@supabase/supabase-js'. `$1` is what `from` captured. */
  to: string;
  because: string;
  /** Types may cross: they are gone when the code runs. */
  typesMay?: boolean;
  /** Tests may cross: they set the scene. */
  testsMay?: boolean;
}

const APP = '(mfe-[^/]+|shared-ui/library)';
const inApp = (folder: string) => new RegExp(`^${APP}/src/${folder}/`);
const anywhereIn = (...folders: string[]) => `^$1/src/(${folders.join('|')})/`;

/** Who may import whom: the only place that says it (docs/app-shape.md draws it). */
export const BOUNDARIES: readonly Boundary[] = [
  {
    name: 'app → app',
    from: new RegExp(`^${APP}/`),
    to: '^(?!$1/)(mfe-[^/]+|shared-ui/library)(/|$)',
    because:
      'apps are deployed on their own days. What they share lives in @ia/federation, @ia/shared-ui or @ia/shared-services.',
  },
  {
    name: 'app → shell',
    from: new RegExp(`^${APP}/`),
    to: '^shell(/|$)',
    because: 'an app talks to the shell through useShell() alone: the shell may be another version.',
  },
  {
    name: 'shell → app',
    from: /^(shell)\//,
    to: '^(mfe-[^/]+|shared-ui/library)(/|$)',
    because: 'the shell knows its apps only from the registry, at run time.',
  },
  {
    name: 'shared-ui → anything of ours',
    from: /^(shared-ui)\/src\//,
    to: '^(mfe-[^/]+|shared-ui/library|shell|shared-services|federation|supabase)(/|$)',
    because:
      'the design system stands below the apps and knows neither shell nor services: take data as props.',
  },
  {
    name: 'shared-services → what stands above',
    from: /^(shared-services)\//,
    to: '^(mfe-[^/]+|shared-ui|shell|supabase)(/|$)',
    because: 'services know neither apps nor components; of the federation, the contract alone.',
  },
  {
    name: 'federation → anything of ours',
    from: /^(federation)\/src\//,
    to: '^(mfe-[^/]+|shared-ui|shell|shared-services|supabase)(/|$)',
    because: 'every app of every team is built on it: it stands at the bottom.',
    testsMay: true,
  },
  {
    name: 'backend → app',
    from: /^(supabase)\//,
    to: '^(mfe-[^/]+|shared-ui|shell)(/|$)',
    because: 'the database outlives the apps: what both need lives in @ia/shared-services.',
  },
  {
    name: 'page → page',
    from: new RegExp(`^${APP}/src/pages/([^/]+)/`),
    to: '^$1/src/pages/(?!$2/)',
    because: 'each page is a bundle of its own. What two pages show lives in src/parts.',
  },
  {
    name: 'part → page',
    from: inApp('parts'),
    to: anywhereIn('pages'),
    because: 'parts are what pages are made of.',
  },
  {
    name: 'data → component',
    from: inApp('data'),
    to: anywhereIn('pages', 'parts'),
    because: 'queries and mutations know nothing of what shows them.',
  },
  {
    name: 'state → component',
    from: inApp('state'),
    to: anywhereIn('pages', 'parts', 'data'),
    because: 'state knows nothing of what shows it, nor of the server.',
    typesMay: true,
  },
  {
    name: 'rule → anything that runs elsewhere',
    from: inApp('rules'),
    to: `${anywhereIn('pages', 'parts', 'state', 'data')}|^(react|react-dom|jotai|@emotion/[^/]+|federation)(/|$)`,
    because: 'rules are pure functions: the same answer without React, browser and server.',
    typesMay: true,
    testsMay: true,
  },
  {
    name: 'content → code',
    from: inApp('content'),
    to: `${anywhereIn('pages', 'parts', 'state', 'data', 'rules')}|^(react|react-dom|jotai|@emotion/[^/]+|federation)(/|$)`,
    because: 'content is words and data: it runs nothing.',
    typesMay: true,
    testsMay: true,
  },
  {
    name: 'jotai outside of state',
    from: new RegExp(`^${APP}/src/(?!state/)`),
    to: '^jotai(/|$)',
    because: 'atoms live in src/state, so that what a device keeps is found in one place.',
    testsMay: true,
  },
  {
    name: 'backend outside of data',
    from: new RegExp(`^${APP}/src/(?!data/)`),
    to: '^(@supabase/[^/]+|shared-services/src/backend)(/|$)',
    because:
      'src/data alone knows tables, functions and errors of the server. Components take useBackend() and hand it on.',
    typesMay: true,
    testsMay: true,
  },
  {
    name: 'Supabase’s client on a public page',
    from: new RegExp(`^${APP}/src/(?!data/moderation/)`),
    to: '^@supabase/supabase-js(/|$)',
    because: 'it weighs 55 kB. Public pages use useBackend(); only moderation signs in, and loads it itself.',
    typesMay: true,
  },
  {
    name: 'icons by another way',
    from: /^(?!shared-ui\/src\/icon\/icons\.ts$)/,
    to: '^lucide-react(/|$)',
    because:
      'the icons in use are listed once, in shared-ui/src/icon/icons.ts. Take them from @ia/shared-ui/icon, and add a line there for another.',
  },
  {
    name: 'a second way of styling in shared-ui',
    from: /^shared-ui\/src\//,
    to: '^@emotion/styled(/|$)',
    because:
      'the design system styles in one way: the css prop, with css() values from X.styles.ts or below the component.',
    testsMay: true,
  },
  {
    name: 'a second jotai',
    from: /^/,
    to: '^jotai/utils$',
    because:
      'it bundles jotai once more into a remote. Use deviceAtom from @ia/shared-services/storage, or atom from jotai.',
  },
];

const OURS: Record<string, string> = {
  '@ia/shared-ui': 'shared-ui/src',
  '@ia/shared-services': 'shared-services/src',
  '@ia/federation': 'federation/src',
  '@ia/supabase': 'supabase',
};

/** './b.ts' in 'mfe-x/src/a.ts' → 'mfe-x/src/b.ts'; '@ia/shared-ui/button' → 'shared-ui/src/button'; packages as they are. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) {
    return new URL(specifier, `file:///${file}`).pathname.slice(1);
  }
  const [scope, name, ...rest] = specifier.split('/');
  const ours = OURS[`${scope}/${name}`];
  return ours ? [ours, ...rest].join('/') : specifier;
}

export interface Import {
  specifier: string;
  /** Nothing but types. */
  types: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?([\w*{][^'";]*?\sfrom\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** What a module imports, read from its text: also `import()`, also what it hands on. */
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

/** The lines of the table that an import breaks. */
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

/** What is wrong with a file's imports, one sentence each: who, what, why. */
export const boundaryProblems = (file: string, code: string): string[] =>
  importsOf(code).flatMap((one) =>
    brokenBy(file, one).map(({ name, because }) => `${file} imports ${one.specifier} (${name}): ${because}`),
  );
