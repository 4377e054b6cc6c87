import type { Plugin } from 'vite';

/** `@supports` blocks that Lightning CSS writes for browsers with Lab colours, with the rules in them. */
const LAB_BLOCKS = /@supports \(color:lab\(0% 0 0\)\)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/**
 * Removes the Lab duplicates of colours. For browsers without OKLCH, Lightning CSS writes every token as sRGB
 * and again as Lab. All tokens are inside sRGB (contrast.test.ts of shared-ui), so the
 * second looks the same. It was a quarter of the critical CSS.
 */
export const removeLabColours = (): Plugin => ({
  name: 'ia:remove-lab-colours',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replace(LAB_BLOCKS, '');
    },
  },
});
