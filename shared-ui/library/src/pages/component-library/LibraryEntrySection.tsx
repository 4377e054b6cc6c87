import { useShell } from '@ia/federation';
import { Tag } from '@ia/shared-ui/tag';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { useState } from 'react';
import { guidanceTexts } from '../../content/guidance.ts';
import { t } from '../../content/text.ts';
import { exportsOf, type LibraryEntry, propsOf } from '../../parts/examples/library-sets.ts';
import { hasGuidance } from '../../parts/guidance/guidance.tsx';
import { buildRoute, componentQuery } from '../../parts/preview/library-address.ts';
import { useStage } from '../../parts/preview/use-stage.ts';
import { hasStates } from '../../parts/states/with-states.ts';
import { ChangeList } from './ChangeList.tsx';
import { ComponentAccessibility } from './ComponentAccessibility.tsx';
import { ExampleCode } from './ExampleCode.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';
import { Guidance } from './Guidance.tsx';
import { LazyFold } from './LazyFold.tsx';
import { AloneLink, Entry, EntryFold, Figure, Folds, Import, Row } from './LibraryEntrySection.styles.ts';
import { PropsTable } from './PropsTable.tsx';
import { StateFrames } from './StateFrames.tsx';
import { UsageList } from './UsageList.tsx';
import { ValueTables } from './ValueTables.tsx';

interface LibraryEntrySectionProps {
  entry: LibraryEntry;
  /** The page shows this component alone, below its name and description, with everything open but the changes. */
  alone?: boolean;
}

/** One component: description, live examples, code, props and usage. */
export function LibraryEntrySection({ entry, alone = false }: LibraryEntrySectionProps) {
  const { id, component, description, folder, shown, hasProps, status } = entry;
  const exported = exportsOf(entry);
  return (
    <Entry id={id} aria-labelledby={`${id}-titulo`} data-component={component} data-alone={alone}>
      <header>
        <h3 id={`${id}-titulo`} tabIndex={-1} css={alone && visuallyHidden}>
          {component}
        </h3>
        {!alone && <p>{description}</p>}
        {folder && (
          <Import lang="en">{`import { ${exported.join(', ')} } from '@ia/shared-ui/${folder}'`}</Import>
        )}
        <ComponentAccessibility examples={shown.map((example) => example.id)} />
        <Row>
          <StatusTag status={status} />
          {!alone && <LinkToComponent entry={entry} />}
        </Row>
      </header>
      {shown.map((example) => (
        <Figure key={example.id} data-example={example.name} data-example-id={example.id}>
          <figcaption>{example.name}</figcaption>
          <ExampleFrame example={example} />
          <ExampleCode example={example.title} load={() => entry.source(example.name)} />
        </Figure>
      ))}
      <Folds>
        {hasGuidance(entry.slug) && (
          <EntryFold open={alone}>
            <summary>{guidanceTexts.title}</summary>
            <Guidance key={entry.slug} component={entry.slug} />
          </EntryFold>
        )}
        {hasStates(entry.slug) && <StatesFold entry={entry} open={alone} />}
        {component === t.values.entry && (
          <LazyFold title={t.values.title} open={alone}>
            {({ tokenValues }) => <ValueTables values={tokenValues} />}
          </LazyFold>
        )}
        {hasProps && (
          <LazyFold title={t.entry.props} open={alone}>
            {({ propsTables }) =>
              propsOf(entry, propsTables).map((table) => <PropsTable key={table.component} {...table} />)
            }
          </LazyFold>
        )}
        {folder && (
          <LazyFold title={t.usage.title} open={alone}>
            {({ usage, findUsage }) => <UsageList usage={findUsage(usage, folder, exported)} />}
          </LazyFold>
        )}
        {folder && (
          <LazyFold title={t.changes.title}>
            {({ changesOf }) => <ChangeList changes={changesOf(exported)} />}
          </LazyFold>
        )}
      </Folds>
    </Entry>
  );
}

const TONE_OF_STATUS = { new: 'info', stable: 'success', leaving: 'warning' } as const;

const StatusTag = ({ status }: Pick<LibraryEntry, 'status'>) => (
  <Tag tone={TONE_OF_STATUS[status]}>{t.status[status]}</Tag>
);

/** States of the component. The frames exist while it is open, because each runs a whole page. */
function StatesFold({ entry, open }: { entry: LibraryEntry; open: boolean }) {
  const [isOpen, setOpen] = useState(open);
  return (
    <EntryFold open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.states.title}</summary>
      {isOpen && <StateFrames entry={entry} />}
    </EntryFold>
  );
}

/** Link to the page of this component alone, with the current settings. */
function LinkToComponent({ entry }: { entry: LibraryEntry }) {
  const { href, theme } = useShell();
  const address = href(buildRoute('/component-library', componentQuery(entry.slug, useStage(), theme)));
  return <AloneLink href={address ?? undefined}>{t.alone.open(entry.component)}</AloneLink>;
}
