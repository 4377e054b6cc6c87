import { useShell } from '@ia/federation';
import { principleTheme } from '@ia/shared-services/principle-theme';
import type { Principle } from '@ia/shared-services/principles';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { Pencil } from '@ia/shared-ui/icon';
import { useEffect } from 'react';
import { allVoted as t } from '../../../content/all-voted.ts';
import { Buttons, Panel, TextBlock, Wall } from './AllVotesPanel.styles.ts';
import { SaveTiles } from './SaveTiles.tsx';

interface AllVotesPanelProps {
  principles: readonly Principle[];
  /** The visitor's votes, in the order of the principles. */
  choices: readonly ('up' | 'down' | null)[];
  /** True when the last vote was cast on this visit: the thanks are then announced. */
  isNew: boolean;
}

/** The visitor's six tiles, one per vote, to keep as a picture. A vote against is the tile with inverted colours. */
export default function AllVotesPanel({ principles, choices, isNew }: AllVotesPanelProps) {
  const shell = useShell();
  useEffect(() => {
    if (isNew) shell.announce(`${t.title}. ${t.text}`);
  }, [isNew, shell.announce]);
  const tiles = principles.map(({ id, motif, theme_color }, index) => ({
    id,
    motif,
    theme: principleTheme(id, theme_color),
    inverted: choices[index] === 'down',
  }));
  return (
    <Panel data-all-voted="">
      <Wall aria-hidden="true">
        {tiles.map(({ id, theme, ...tile }) => (
          <span key={id} data-theme={theme}>
            <Azulejo {...tile} />
          </span>
        ))}
      </Wall>
      <TextBlock>
        <h3>{t.title}</h3>
        <p>{t.text}</p>
        <Buttons>
          <SaveTiles tiles={tiles} />
          <LinkButton variant="quiet" iconStart={Pencil} href={shell.href('#contribuir')}>
            {t.suggest}
          </LinkButton>
        </Buttons>
      </TextBlock>
    </Panel>
  );
}
