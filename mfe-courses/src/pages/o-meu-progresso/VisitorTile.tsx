import { useShell } from '@ia/federation';
import { formatSharedTile, useVisitorTile } from '@ia/shared-services/personal-tile';
import { Check, Icon } from '@ia/shared-ui/icon';
import { LAYERS, PersonalTile } from '@ia/shared-ui/personal-tile';
import { Section } from '@ia/shared-ui/section';
import { ShareButton } from '@ia/shared-ui/share-button';
import { Heading, Small } from '@ia/shared-ui/text';
import { tile } from '../../content/my-progress/tile.ts';
import { SaveTile } from '../../parts/visitor-tile/SaveTile.tsx';
import { RowActions } from './Rows.styles.ts';
import { Count, Frame, Layers, TileText } from './VisitorTile.styles.ts';

/**
 * The visitor's tile, a drawing that gains a layer with each kind of activity on the site: its layers, the
 * actions that earned them and the next action.
 */
export function VisitorTile() {
  const shell = useShell();
  const { seed, layers: allLayers, count } = useVisitorTile(shell.deviceData());
  const layers = seed === null ? 0 : Math.min(count, LAYERS);
  const address = seed && shell.address(`/?azulejo=${formatSharedTile({ seed, layers })}`);
  const earnedLayers = allLayers.filter((layer) => layer.isEarned);
  // Omit actions on disabled routes.
  const actions = allLayers.flatMap((layer) => {
    const href = layer.isEarned ? null : shell.href(layer.address);
    return href === null ? [] : [{ ...layer, href }];
  });
  if (allLayers.length === 0) return null;
  return (
    <Section id="azulejo" kind="quiet" layout="beside" title={tile.title} intro={tile.intro}>
      <Frame>
        <PersonalTile
          seed={seed}
          layers={layers}
          label={layers === 0 ? tile.unglazedLabel : tile.label(layers, LAYERS)}
        />
        <TileText>
          {layers > 0 && <Count>{tile.count(layers, LAYERS)}</Count>}
          {layers === 0 && <p>{tile.unglazed}</p>}
          {layers === LAYERS && <p>{tile.complete}</p>}
          {seed !== null && layers > 0 && (
            <>
              <RowActions>
                <SaveTile seed={seed} layers={layers} wall />
                {address && (
                  <ShareButton
                    url={address}
                    title={tile.shareTitle}
                    label={tile.share}
                    copiedLabel={tile.copied}
                    variant="secondary"
                  />
                )}
              </RowActions>
              {address && <Small>{tile.shareNote}</Small>}
            </>
          )}
        </TileText>
      </Frame>
      {earnedLayers.length > 0 && (
        <>
          <Heading level={3}>{tile.ownedLayers}</Heading>
          <Layers role="list">
            {earnedLayers.map(({ name }) => (
              <li key={name}>
                <Icon icon={Check} /> <span>{name}</span>
              </li>
            ))}
          </Layers>
        </>
      )}
      {actions.length > 0 && layers < LAYERS && (
        <>
          <Heading level={3}>{tile.next}</Heading>
          <Layers role="list">
            {actions.map((layer) => (
              <li key={layer.name}>
                <a href={layer.href}>{layer.hint}</a>
              </li>
            ))}
          </Layers>
        </>
      )}
    </Section>
  );
}
