import { useEffect } from 'react';
import { useModule } from '../hooks/index.ts';
import type { MarkdownProps } from './Markdown.tsx';

const load = () => import('./Markdown.tsx');

/** Preloads the italic font face. Loading it with the first emphasis would shift the text. */
function loadItalic() {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
  // A failure is ignored: text without the italic face is readable, and there may be no font loading at all.
  document.fonts?.load(`italic 1em ${family}`).catch(() => {});
}

/**
 * {@link Markdown}, loaded with the first text. While loading and on failure, the text is shown as plain
 * paragraphs. No Suspense, which would hide the surrounding content.
 */
export function LazyMarkdown(props: MarkdownProps) {
  const loaded = useModule(load, true, (cause) =>
    console.warn('Loading Markdown failed; the text is shown unformatted.', cause),
  );
  const isReady = loaded.status === 'ready';
  useEffect(() => {
    if (!isReady) loadItalic();
  }, [isReady]);
  if (isReady) return <loaded.module.Markdown {...props} />;
  return (
    <div className={props.className}>
      {props.children
        .split(/\n{2,}/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  );
}
