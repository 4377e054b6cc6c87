import type { ReactNode } from 'react';
import type { Plugin } from 'vite';
import { FRAMES, type Frames } from '../first-view/first-view.ts';
import { FRAME_MARKS } from '../first-view/marks.ts';
import { makersOf, namesIn, placeInFrame, renderFirst } from '../first-view/prerender.ts';
import { importSource } from '../first-view/render-page.ts';

const PAGE = new RegExp(`${FRAME_MARKS.page} (\\S+?)(?=<)`);

/**
 * For the shell: puts its frames, header and footer around a page's place, into the build.
 * @param file module whose `frames` are the trees by name; in the place of the page they write its mark and its `useId`
 */
export function emitFrames(root: string, file: string): Plugin {
  return {
    name: 'ia:frames',
    apply: 'build',
    async generateBundle() {
      const makers = await makersOf(root);
      const { frames } = await importSource<{ frames: Record<string, ReactNode> }>(file, root);
      const place = await placeInFrame(makers);
      const found: Frames = { place, made: makers.made, rules: [], frames: {} };
      const all = new Map<string, string>();
      for (const [name, tree] of Object.entries(frames)) {
        const { html, sheet } = await renderFirst(makers, tree);
        // Or ids would be others in the build of an app than they are in the shell.
        const seen = PAGE.exec(html)?.[1];
        if (seen !== place)
          this.error(
            `React sees the page of the frame «${name}» at ${seen}, and apps render theirs at ${place}: ` +
              'FRAME of federation/src/first-view/prerender.ts must say how many parts the shell has, and which is the page',
          );
        found.frames[name] = html.replace(PAGE, FRAME_MARKS.page);
        for (const [rule, text] of sheet) all.set(rule, text);
      }
      found.rules = namesIn(all);
      const source = [...all.values()].join('');
      this.emitFile({ type: 'asset', fileName: `${FRAMES}.json`, source: JSON.stringify(found) });
      this.emitFile({ type: 'asset', fileName: `${FRAMES}.css`, source });
    },
  };
}
