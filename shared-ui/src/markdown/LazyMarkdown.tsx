import { useEffect, useState } from 'react';
import type { MarkdownProps } from './Markdown.tsx';

type MarkdownComponent = typeof import('./Markdown.tsx').Markdown;

// Kept once loaded, so that later texts are formatted at their first render.
let loaded: MarkdownComponent | null = null;

/**
 * {@link Markdown}, loaded when the first text is shown. Until then, and for ever when it cannot be loaded, the
 * text is readable as plain paragraphs. No Suspense: it would hide what surrounds the text.
 */
export function LazyMarkdown(props: MarkdownProps) {
  const [Loaded, setLoaded] = useState<MarkdownComponent | null>(() => loaded);
  useEffect(() => {
    if (loaded) return;
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
