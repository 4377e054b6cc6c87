import { useEffect } from 'react';
import { useModule } from '../hooks/index.ts';
import type { MarkdownProps } from './Markdown.tsx';

const load = () => import('./Markdown.tsx');

/** The italic face: no page shows it before, and asked for late it would move the text that it arrives in. */
function loadItalic() {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
  // Text without its italic face is still text; and there is nothing to load where fonts are not drawn.
  document.fonts?.load(`italic 1em ${family}`).catch(() => {});
}

/**
 * {@link Markdown}, loaded when the first text is shown. Until then, and for ever when it cannot be loaded, the
 * text is readable as plain paragraphs. No Suspense: it would hide what surrounds the text.
 */
export function LazyMarkdown(props: MarkdownProps) {
  const code = useModule(load, true, (cause) =>
    console.warn('Markdown could not be loaded; the text stays unformatted.', cause),
  );
  const ready = code.status === 'ready';
  useEffect(() => {
    if (!ready) loadItalic();
  }, [ready]);
  if (ready) return <code.module.Markdown {...props} />;
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
