/**
 * The code of all examples, by file as seen from here. In one module: each document of the site names every module with its
 * hash, and a module for each component made all of them 3 kB longer.
 */
export const sources: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../*/*.examples.tsx', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../src/*/*.examples.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
