import { definePage, useShell } from '@ia/federation';
import { principleTheme } from '@ia/shared-services/principle-theme';
import { PRINCIPLES, type Principle, usePrinciples } from '@ia/shared-services/principles';
import { useWhileVisible } from '@ia/shared-services/resource';
import { useBackend } from '@ia/shared-services/use-backend';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Button, LinkButton } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { Heading } from '@ia/shared-ui/text';
import { type CSSProperties, useRef, useState } from 'react';
import { liveWall as t } from '../../content/live-wall.ts';
import { useLiveTotals } from '../../data/use-live-totals.ts';
import { useSuggestions } from '../../data/use-suggestions.ts';
import { useVoteWall, WallPicture } from '../../parts/wall/WallPicture.tsx';
import { type NewVotes, newVotesBetween } from '../../rules/live-wall.ts';
import { posterColumns } from '../../rules/poster-grid.ts';
import { DEFAULT_FILTER } from '../../rules/suggestion-filter.ts';
import {
  CodePlace,
  Controls,
  Latest,
  Panel,
  Screen,
  TakePart,
  Totals,
  WallArea,
  Words,
} from './LiveWall.styles.ts';
import { useAspectRatio } from './use-aspect-ratio.ts';
import { useNight } from './use-night.ts';

const loadQrCode = () => import('@ia/shared-ui/qr-code');

/** The wall of all votes for a screen in a town hall or library. It updates itself. */
function LiveWall() {
  const backend = useBackend();
  const principles = usePrinciples(backend);
  // One suggestion, because the wall needs only the totals and the examples.
  const suggestions = useSuggestions(backend, DEFAULT_FILTER, 1);
  useLiveTotals(principles, suggestions);
  const newVotes = useNewVotes(principles.data);
  const night = useNight();
  const wallArea = useRef<HTMLDivElement>(null);
  const ratio = useAspectRatio(wallArea);

  // Until both are loaded, the built-in principles reserve the size of the wall.
  const loaded = suggestions.data;
  const exampleSuggestions = loaded?.examples.length ?? 0;
  const suggestionCount = loaded && loaded.published + exampleSuggestions;
  const isLoading = !principles.data || suggestionCount === undefined;
  const resources = [principles, suggestions];
  const hasFailed = resources.some(({ status }) => status === 'error');
  // Repeats each load without data, even one in progress: after a network failure it may never end.
  useWhileVisible(async () => {
    await Promise.all(resources.filter(({ data }) => !data).map(({ refresh }) => refresh()));
  });
  const wall = useVoteWall(principles.data ?? PRINCIPLES, suggestionCount, isLoading);
  const hasExamples = !isLoading && !wall.hasOnlyExamples && wall.examples + exampleSuggestions > 0;
  // The invitation is one more tile.
  const columns = posterColumns(wall.tiles.length + 1, ratio);
  return (
    <Screen data-night={night}>
      <WallArea ref={wallArea} aria-busy={isLoading} style={{ '--columns': columns } as CSSProperties}>
        <WallPicture wall={wall} suggestions={suggestionCount} exampleSuggestions={exampleSuggestions} />
      </WallArea>
      <Panel>
        <Words>
          <p>{t.site}</p>
          <Heading level={1}>{t.title}</Heading>
          <Totals>
            {isLoading
              ? hasFailed
                ? t.failed
                : t.loading
              : wall.hasOnlyExamples
                ? t.onlyExamples
                : t.totals(wall.up + wall.down, suggestionCount - exampleSuggestions)}
          </Totals>
          <p>
            {t.each(wall.perTile)}
            {hasExamples && ` ${t.examples(wall.examples, exampleSuggestions)}`}
          </p>
          <Latest aria-live="polite">{newVotes && <LatestVotes {...newVotes} />}</Latest>
        </Words>
        <Invitation />
      </Panel>
    </Screen>
  );
}

/** Returns the votes that arrived last while the page is open. */
function useNewVotes(principles: readonly Principle[] | undefined): NewVotes<Principle> | null {
  const [known, setKnown] = useState(principles);
  const [newVotes, setNewVotes] = useState<NewVotes<Principle> | null>(null);
  if (principles && principles !== known) {
    setKnown(principles);
    const found = known && newVotesBetween(known, principles);
    if (found) setNewVotes(found);
  }
  return newVotes;
}

function LatestVotes({ count, principle, isAgainst }: NewVotes<Principle>) {
  return (
    <>
      {principle && (
        <span data-theme={principleTheme(principle.id, principle.theme_color)}>
          <Azulejo motif={principle.motif} inverted={isAgainst} />
        </span>
      )}
      <span>{t.newVotes(count, principle?.title)}</span>
    </>
  );
}

/** QR code and address of the page in which people vote, and the controls of the screen. */
function Invitation() {
  const shell = useShell();
  const qr = useModule(loadQrCode, true, shell.report);
  const manifesto = shell.href('/manifesto-cocreate');
  const address = shell.address('/manifesto-cocreate');
  return (
    <TakePart>
      <CodePlace>
        {address && qr.status === 'ready' && <qr.module.QrCode text={address} label={t.code} />}
      </CodePlace>
      <div>
        <p>
          {t.vote}
          <br />
          <strong translate="no">{address?.replace(/^https?:\/\//, '')}</strong>
        </p>
        <Controls>
          {document.fullscreenEnabled && (
            <Button variant="secondary" onClick={() => void document.documentElement.requestFullscreen()}>
              {t.fullScreen}
            </Button>
          )}
          {manifesto && (
            <LinkButton variant="quiet" href={manifesto}>
              {t.back}
            </LinkButton>
          )}
        </Controls>
      </div>
    </TakePart>
  );
}

export default definePage(LiveWall);
