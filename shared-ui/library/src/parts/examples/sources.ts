/**
 * Source code of all examples by relative file path. One module: every document of the site lists each module
 * with its integrity hash, and one module per component added 3 kB to each document.
 */
export const sources: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../*/*.examples.tsx', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../src/*/*.examples.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
