import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useRoute, useShell } from '@ia/federation';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addressWords, words } from '../../content/words.ts';
import { exampleOf } from '../../parts/examples/library-sets.ts';
import { viewOf } from '../../parts/preview/library-address.ts';
import { hear, tell } from '../../parts/preview/preview-messages.ts';
import { useRootAttribute, useStageOnDocument } from '../../parts/preview/use-stage.ts';

/**
 * One example alone on its page, without the site around it: what the preview frames of the library show.
 * `#/component-library-example?exemplo=button.primario&tema=verde`
 */
export function ExamplePage() {
  const { theme, navigate, notify } = useShell();
  const route = useRoute();
  const view = viewOf(route.query, theme);
  const example = exampleOf(route.query[addressWords.keys.example] ?? '');
  const stand = useRef<HTMLDivElement>(null);

  useStageOnDocument(view);
  useTheme(view.theme);
  useTextScale(view.text);
  useFramedBy(stand, navigate);

  /** An example's link would take the frame to another page. */
  function stay(event: MouseEvent) {
    if (!(event.target as Element).closest('a[href^="#"]')) return;
    event.preventDefault();
    notify({ kind: 'info', message: words.frame.stays });
  }

  if (!example) {
    return (
      <Stand ref={stand}>
        <h1 tabIndex={-1}>{words.frame.unknownTitle}</h1>
        <p>
          {words.frame.unknown} <TextLink href="#/component-library">{words.title}</TextLink>.
        </p>
      </Stand>
    );
  }
  const { Example, frame } = example;
  return (
    <Stand ref={stand} data-fit={frame?.join(' ')} onClickCapture={stay}>
      <Global styles={{ html: { scrollbarGutter: 'auto' } }} />
      <h1 tabIndex={-1} css={visuallyHidden}>
        {example.title}
      </h1>
      <Example />
    </Stand>
  );
}

/** The theme on the whole document, where what opens over the page finds it too; after the shell has set the page's. */
function useTheme(theme: string) {
  const [arrived, setArrived] = useState(false);
  useEffect(() => setArrived(true), []);
  useRootAttribute('data-theme', arrived ? theme : null);
}

function useTextScale(text: number) {
  useRootAttribute('data-text-scale', String(text));
  // Through the CSSOM: the site's policy refuses a style attribute.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--text-scale', String(text));
    return () => void style.removeProperty('--text-scale');
  }, [text]);
}

/** Tells the page around how tall the example is, and takes its choices from there. */
function useFramedBy(
  stand: { current: HTMLElement | null },
  navigate: ReturnType<typeof useShell>['navigate'],
) {
  useEffect(() => {
    const around = window.parent;
    if (around === window || !stand.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.target.getBoundingClientRect().height ?? 0);
      tell(around, { preview: 'height', height });
    });
    observer.observe(stand.current);
    const deaf = hear(
      () => around,
      (message) => message.preview === 'address' && navigate(message.to, { replace: true }),
    );
    return () => {
      observer.disconnect();
      deaf();
    };
  }, [stand, navigate]);
}

const Stand = styled.div({
  display: 'flow-root',
  position: 'relative',
  padding: token.space[4],
  '&[data-fit~="edge"]': { padding: 0 },
  // What opens over a page needs the height of a screen.
  '&[data-fit~="screen"]': { minHeight: '32rem' },
});
