import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { useFocusKeptInView, useInViewOnce, useModule } from '@ia/shared-ui/hooks';
import { Clock, Icon, Puzzle } from '@ia/shared-ui/icon';
import { Skeleton } from '@ia/shared-ui/skeleton';
import { Small } from '@ia/shared-ui/text';
import type { ComponentType } from 'react';
import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { usePrintVersion } from '../print-version.ts';
import { RichText } from '../RichText.tsx';
import { Task, Title } from './ActivityParts.styles.ts';

type Part = PartOf<'demonstration'>;

const loaders: Record<Part['name'], () => Promise<{ default: ComponentType }>> = {
  'next-word': () => import('../../demonstrations/NextWord.tsx'),
  fruit: () => import('../../demonstrations/FruitMachine.tsx'),
  pieces: () => import('../../demonstrations/Pieces.tsx'),
  'real-or-made-up': () => import('../../demonstrations/RealOrMadeUp.tsx'),
  'what-to-write': () => import('../../demonstrations/WhatToWrite.tsx'),
};

/**
 * Interactive demonstration, loaded near the viewport. Without JavaScript or in print, it shows the steps to
 * do by hand.
 */
export function Demonstration({ part }: { part: Part }) {
  const { report } = useShell();
  const isPrintVersion = usePrintVersion();
  const [container, isNear] = useInViewOnce<HTMLElement>({
    threshold: 0,
    margin: '600px',
    enabled: !isPrintVersion,
  });
  const chunk = useModule(loaders[part.name], isNear, (error) => report(error, { part: part.name }));
  useFocusKeptInView(chunk.status);
  return (
    <Task ref={container} aria-label={part.title}>
      <Title>
        <Icon icon={Puzzle} />
        {part.title}
      </Title>
      <p>
        <RichText>{part.text}</RichText>
      </p>
      <Small>
        <Icon icon={Clock} /> {t.lesson.minutes(part.minutes)}
      </Small>
      {isPrintVersion && <Steps part={part} />}
      {!isPrintVersion && chunk.status === 'ready' && <chunk.module.default />}
      {!isPrintVersion && chunk.status === 'failed' && (
        <Alert kind="error" live="alert" onRetry={chunk.retry}>
          <p>{t.demonstration.failed}</p>
          <Steps part={part} />
        </Alert>
      )}
      {!isPrintVersion && (chunk.status === 'idle' || chunk.status === 'loading') && (
        <Skeleton quiet height="18rem" label={t.demonstration.loading} />
      )}
    </Task>
  );
}

const Steps = ({ part }: { part: Part }) => (
  <>
    <p>{t.demonstration.onPaper}</p>
    <ol>
      {part.onPaper.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
);
