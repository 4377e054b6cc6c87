/** Source code of all examples by relative file path. */
export const sources: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../*/*.examples.tsx', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../src/*/*.examples.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
