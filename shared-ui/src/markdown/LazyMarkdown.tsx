import { useEffect, useState } from 'react';
import type { MarkdownProps } from './Markdown.tsx';

type MarkdownComponent = typeof import('./Markdown.tsx').Markdown;

// Kept once loaded, so that later texts are formatted at their first render.
let loaded: MarkdownComponent | null = null;

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
  const [Loaded, setLoaded] = useState<MarkdownComponent | null>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    loadItalic();
    let current = true;
    import('./Markdown.tsx')
      .then(({ Markdown }) => {
        loaded = Markdown;
        if (current) setLoaded(() => Markdown);
      })
      .catch((cause: unknown) =>
        console.warn('Markdown could not be loaded; the text stays unformatted.', cause),
      );
    return () => {
      current = false;
    };
  }, []);
  if (Loaded) return <Loaded {...props} />;
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
