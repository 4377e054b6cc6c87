import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useOnDevice, useRoute, useShell } from '@ia/federation';
import type { ExampleSet } from '@ia/shared-ui/examples';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { stateTexts } from '../../content/states.ts';
import { queryParameters, t } from '../../content/text.ts';
import { findEntry, findExample } from '../../parts/examples/library-sets.ts';
import { parseView } from '../../parts/preview/library-address.ts';
import { sendMessage, subscribeToMessages } from '../../parts/preview/preview-messages.ts';
import { useRootAttribute, useStageOnDocument } from '../../parts/preview/use-stage.ts';
import { StateSheet } from '../../parts/states/StateSheet.tsx';
import { hasStates } from '../../parts/states/with-states.ts';

interface Shown {
  title: string;
  content: ReactNode;
  frame?: ExampleSet['frame'];
}

/** Returns what the query names: an example, or a component in all its states. */
function findShown(query: Record<string, string>): Shown | undefined {
  const { keys } = queryParameters;
  const states = query[keys.states] ?? '';
  if (hasStates(states)) {
    const title = stateTexts.title(findEntry(states)?.component ?? states);
    return { title, content: <StateSheet key={states} component={states} /> };
  }
  const example = findExample(query[keys.example] ?? '');
  return example && { ...example, content: <example.Example /> };
}

/**
 * One example on a separate page, without the shell, for the preview frames of the library.
 * `#/component-library-example?exemplo=button.primario&tema=verde`; `?estados=button` shows the states of a
 * component.
 */
export function ExamplePage() {
  const { theme, navigate, notify } = useShell();
  const route = useRoute();
  const view = parseView(route.query, theme);
  const shown = findShown(route.query);
  const container = useRef<HTMLDivElement>(null);

  useStageOnDocument(view);
  useTheme(view.theme);
  useTextScale(view.text);
  useParentMessages(container, navigate);
  const isFramed = useOnDevice() && window.parent !== window;

  /** Blocks in-page links of the example, which would navigate the frame, and shows a notice. */
  function blockInPageLinks(event: MouseEvent) {
    if (!(event.target as Element).closest('a[href^="#"]')) return;
    event.preventDefault();
    notify({ kind: 'info', message: t.frame.inertLink });
  }

  if (!shown) {
    return (
      <ExampleBox ref={container}>
        <h1 tabIndex={-1}>{t.frame.unknownTitle}</h1>
        <p>
          {t.frame.unknown} <TextLink href="#/component-library">{t.title}</TextLink>.
        </p>
      </ExampleBox>
    );
  }
  return (
    <ExampleBox ref={container} data-fit={shown.frame?.join(' ')} onClickCapture={blockInPageLinks}>
      <Global styles={{ html: { scrollbarGutter: 'auto' } }} />
      {/* In a frame, the skip link would be one more Tab stop for each example of the library. */}
      {isFramed && <Global styles={{ 'a[href="#conteudo"]': { display: 'none' } }} />}
      <h1 tabIndex={-1} css={visuallyHidden}>
        {shown.title}
      </h1>
      {shown.content}
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
