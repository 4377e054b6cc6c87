/** Where one export of a component folder is used. */
export interface ComponentUsage {
  /** Paths of the pages: '/aprender'. */
  routes: string[];
  /** True when the frame of the site uses it: header, footer, notices. */
  shell: boolean;
  /** Folders of the components that contain it: 'copy-button'. */
  components: string[];
}

/** Generated from the import graph by scripts/usage.ts. */
export interface Usage {
  /** Titles of all pages by path, in the order of the apps. */
  routes: Record<string, string>;
  /** By folder ('button') and export ('LinkButton'); '*' for an import of all exports. */
  components: Record<string, Record<string, ComponentUsage>>;
}

/** Where a component is used, with titles of pages. */
export interface FoundUsage {
  pages: { path: string; title: string }[];
  shell: boolean;
  /** Folders of components. */
  components: string[];
}

/**
 * Finds where the exports of a library entry are used.
 * @param folder folder of the component: 'button'
 * @param names exports of the entry; when the folder has none of them, all of its exports count
 */
export function findUsage(
  { routes, components }: Usage,
  folder: string,
  names: readonly string[],
): FoundUsage {
  const uses = components[folder] ?? {};
  const isGroup = !names.some((name) => name in uses) && !('*' in uses);
  const found = Object.entries(uses)
    .filter(([name]) => isGroup || name === '*' || names.includes(name))
    .map(([, usage]) => usage);
  const inRoutes = new Set(found.flatMap((usage) => usage.routes));
  return {
    pages: Object.entries(routes)
      .filter(([path]) => inRoutes.has(path))
      .map(([path, title]) => ({ path, title })),
    shell: found.some((usage) => usage.shell),
    components: [...new Set(found.flatMap((usage) => usage.components))].sort(),
  };
}
