import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useRoute, useShell } from '@ia/federation';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { queryParameters, t } from '../../content/text.ts';
import { findExample } from '../../parts/examples/library-sets.ts';
import { parseView } from '../../parts/preview/library-address.ts';
import { sendMessage, subscribeToMessages } from '../../parts/preview/preview-messages.ts';
import { useRootAttribute, useStageOnDocument } from '../../parts/preview/use-stage.ts';

/**
 * One example on a separate page, without the shell, for the preview frames of the library.
 * `#/component-library-example?exemplo=button.primario&tema=verde`
 */
export function ExamplePage() {
  const { theme, navigate, notify } = useShell();
  const route = useRoute();
  const view = parseView(route.query, theme);
  const example = findExample(route.query[queryParameters.keys.example] ?? '');
  const container = useRef<HTMLDivElement>(null);

  useStageOnDocument(view);
  useTheme(view.theme);
  useTextScale(view.text);
  useParentMessages(container, navigate);

  /** Blocks in-page links of the example, which would navigate the frame, and shows a notice. */
  function blockInPageLinks(event: MouseEvent) {
    if (!(event.target as Element).closest('a[href^="#"]')) return;
    event.preventDefault();
    notify({ kind: 'info', message: t.frame.inertLink });
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
    <ExampleBox ref={container} data-fit={frame?.join(' ')} onClickCapture={blockInPageLinks}>
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
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useRootAttribute('data-theme', isMounted ? theme : null);
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

/**
 * Inside a preview frame, reports the height of the example to the library page and opens the routes that the
 * page sends when its settings change.
 */
function useParentMessages(
  container: { current: HTMLElement | null },
  navigate: ReturnType<typeof useShell>['navigate'],
) {
  useEffect(() => {
    const parentWindow = window.parent;
    if (parentWindow === window || !container.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.target.getBoundingClientRect().height ?? 0);
      sendMessage(parentWindow, { preview: 'height', height });
    });
    observer.observe(container.current);
    const unsubscribe = subscribeToMessages(
      () => parentWindow,
      (message) => message.preview === 'address' && navigate(message.to, { replace: true }),
    );
    return () => {
      observer.disconnect();
      unsubscribe();
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
