import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Tag } from '@ia/shared-ui/tag';
import type { Slide } from '../content/schema.ts';
import { ActionLink } from './links/ActionLink.tsx';
import { Panel, Picture, Rows, Text, TILE } from './TileSlide.styles.ts';

/** Keys of the tile rows: enough for the tallest slide. */
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Slide of a carousel: a tile wall and text with one call to action. */
export function TileSlide({ slide, tag }: { slide: Omit<Slide, 'id'>; tag?: string }) {
  return (
    <Panel>
      <Picture aria-hidden="true">
        <Rows>
          {ROWS.map((row) => (
            <AzulejoDivider key={row} seed={slide.seed} height={TILE} />
          ))}
        </Rows>
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
