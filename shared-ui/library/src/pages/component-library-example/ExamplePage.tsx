import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useRoute, useShell } from '@ia/federation';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { queryParameters, t } from '../../content/text.ts';
import { exampleOf } from '../../parts/examples/library-sets.ts';
import { viewOf } from '../../parts/preview/library-address.ts';
import { sendMessage, subscribeToMessages } from '../../parts/preview/preview-messages.ts';
import { useRootAttribute, useStageOnDocument } from '../../parts/preview/use-stage.ts';

/**
 * One example on a separate page, without the shell, for the preview frames of the library.
 * `#/component-library-example?exemplo=button.primario&tema=verde`
 */
export function ExamplePage() {
  const { theme, navigate, notify } = useShell();
  const route = useRoute();
  const view = viewOf(route.query, theme);
  const example = exampleOf(route.query[queryParameters.keys.example] ?? '');
  const container = useRef<HTMLDivElement>(null);

  useStageOnDocument(view);
  useTheme(view.theme);
  useTextScale(view.text);
  useFramedBy(container, navigate);

  /** Prevents in-page links of an example from navigating the frame. */
  function stay(event: MouseEvent) {
    if (!(event.target as Element).closest('a[href^="#"]')) return;
    event.preventDefault();
    notify({ kind: 'info', message: t.frame.stays });
  }

  if (!example) {
    return (
      <ExampleBox ref={container}>
        <h1 tabIndex={-1}>{t.frame.unknownTitle}</h1>
        <p>
          {t.frame.unknown} <TextLink href="#/component-library">{t.title}</TextLink>.
        </p>
      </ExampleBox>
    );
  }
  const { Example, frame } = example;
  return (
    <ExampleBox ref={container} data-fit={frame?.join(' ')} onClickCapture={stay}>
      <Global styles={{ html: { scrollbarGutter: 'auto' } }} />
      <h1 tabIndex={-1} css={visuallyHidden}>
        {example.title}
      </h1>
      <Example />
    </ExampleBox>
  );
}

/**
 * Sets the theme on the document root, so that portals inherit it. Runs after the shell has set the theme of
 * the page.
 */
function useTheme(theme: string) {
  const [arrived, setArrived] = useState(false);
  useEffect(() => setArrived(true), []);
  useRootAttribute('data-theme', arrived ? theme : null);
}

function useTextScale(text: number) {
  useRootAttribute('data-text-scale', String(text));
  // Set through the CSSOM, because the content security policy blocks style attributes.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--text-scale', String(text));
    return () => void style.removeProperty('--text-scale');
  }, [text]);
}

/** Reports the example height to the parent page and receives its settings. */
function useFramedBy(
  container: { current: HTMLElement | null },
  navigate: ReturnType<typeof useShell>['navigate'],
) {
  useEffect(() => {
    const around = window.parent;
    if (around === window || !container.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.target.getBoundingClientRect().height ?? 0);
      sendMessage(around, { preview: 'height', height });
    });
    observer.observe(container.current);
    const deaf = subscribeToMessages(
      () => around,
      (message) => message.preview === 'address' && navigate(message.to, { replace: true }),
    );
    return () => {
      observer.disconnect();
      deaf();
    };
  }, [container, navigate]);
}

const ExampleBox = styled.div({
  display: 'flow-root',
  position: 'relative',
  padding: token.space[4],
  '&[data-fit~="edge"]': { padding: 0 },
  // Overlays need the height of a screen.
  '&[data-fit~="screen"]': { minHeight: '32rem' },
});
