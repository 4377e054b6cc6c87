import type { ReactNode } from 'react';
import type { Plugin } from 'vite';
import { FRAME_MARKS } from '../prerender/marks.ts';
import {
  emotionRuleNames,
  loadRenderer,
  renderToMarkup,
  treePositionInFrame,
} from '../prerender/prerender.ts';
import { FRAMES, type Frames } from '../prerender/prerendered-view.ts';
import { importSource } from '../prerender/render-page.ts';

/** The page's placeholder in a rendered frame, with its React id. */
const PAGE_PLACEHOLDER = new RegExp(`${FRAME_MARKS.page} (\\S+?)(?=<)`);

/**
 * Vite plugin for the shell: prerenders its frames (header and footer around a placeholder
 * for the page) into the build.
 * @param file module that exports `frames`, React trees by name. Each renders a
 * placeholder with its `useId` for the page.
 */
export function emitFrames(root: string, file: string): Plugin {
  return {
    name: 'ia:frames',
    apply: 'build',
    async generateBundle() {
      const renderer = await loadRenderer(root);
      const { frames } = await importSource<{ frames: Record<string, ReactNode> }>(file, root);
      const treePosition = await treePositionInFrame(renderer);
      const output: Frames = { treePosition, made: renderer.made, rules: [], frames: {} };
      const rules = new Map<string, string>();
      for (const [name, tree] of Object.entries(frames)) {
        const { html, sheet } = await renderToMarkup(renderer, tree);
        // Otherwise `useId` would return other ids in an app's build than in the shell, and
        // hydration would fail.
        const position = PAGE_PLACEHOLDER.exec(html)?.[1];
        if (position !== treePosition)
          this.error(
            `React places the page of the frame «${name}» at ${position}, but apps render theirs at ${treePosition}. ` +
              'Set the number of the shell’s parts and the index of the page in FRAME_CHILDREN of federation/src/prerender/prerender.ts.',
          );
        output.frames[name] = html.replace(PAGE_PLACEHOLDER, FRAME_MARKS.page);
        for (const [rule, text] of sheet) rules.set(rule, text);
      }
      output.rules = emotionRuleNames(rules);
      const source = [...rules.values()].join('');
      this.emitFile({ type: 'asset', fileName: `${FRAMES}.json`, source: JSON.stringify(output) });
      this.emitFile({ type: 'asset', fileName: `${FRAMES}.css`, source });
    },
  };
}
