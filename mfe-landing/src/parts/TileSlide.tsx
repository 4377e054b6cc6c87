import { Tag } from '@ia/shared-ui/tag';
import type { Slide } from '../content/schema.ts';
import { ActionLink } from '../links/ActionLink.tsx';
import { Tile } from './Tile.tsx';
import { Panel, Picture, Text } from './TileSlide.styles.ts';

const TILES = Array.from({ length: 12 }, (_, place) => place);

/** A slide of a carousel: a panel of its own azulejo, and the words with one call to action. */
export function TileSlide({ slide, tag }: { slide: Omit<Slide, 'id'>; tag?: string }) {
  return (
    <Panel>
      <Picture aria-hidden="true">
        {TILES.map((place) => (
          <Tile key={place} seed={slide.seed} />
        ))}
      </Picture>
      <Text>
        {tag && <Tag>{tag}</Tag>}
        <h3>{slide.title}</h3>
        <p>{slide.text}</p>
        {slide.cta && (
          <div>
            <ActionLink link={slide.cta} variant="secondary" />
          </div>
        )}
      </Text>
    </Panel>
  );
}
