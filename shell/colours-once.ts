import type { Plugin } from 'vite';

/** What is written for browsers that know Lab, wherever it stands: a list of rules, without another one within. */
const IN_LAB = /@supports \(color:lab\(0% 0 0\)\)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/**
 * Writes each colour of the build's rules once. For browsers that read no OKLCH, Lightning CSS writes every token as sRGB and, for
 * those that know more colours than that, as Lab. All of ours are inside sRGB (contrast.test.ts of shared-ui): the second shows
 * nothing that eyes can tell from the first, and was a quarter of what the first paint waits for.
 */
export const coloursOnce = (): Plugin => ({
  name: 'ia:colours-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replace(IN_LAB, '');
    },
  },
});
