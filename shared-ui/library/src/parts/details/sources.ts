/** Source code of all `*.examples.tsx` files by relative path, for «Ver código» on the library page. */
export const sources: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../*/*.examples.tsx', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../src/*/*.examples.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
